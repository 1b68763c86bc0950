import { defineConfig } from 'i18next-cli';
import { routes } from '../../site/routes.ts';
import { listLocales } from './localeFiles.ts';

/** i18next-cli does not find these keys, because code composes them, or because only the build uses them. */
export const composedKeys = [
  ...routes.filter(({ legal }) => legal).map(({ id }) => `common:footer.${id}`),
  'home:products.*.name',
  'home:products.*.tagline',
  'home:products.status.*',
  'meta.*',
];

export default defineConfig({
  locales: listLocales(),
  extract: {
    primaryLanguage: 'en',
    input: ['src/**/*.{ts,tsx}'],
    ignore: ['src/node/**'],
    output: 'locales/{{language}}/{{namespace}}.json',
    defaultNS: 'common',
    functions: ['t', 'text', 'nameOf', 'languageOf', '*.t'],
    useTranslationNames: ['useTranslation', 'useTexts'],
    sort: false,
    preservePatterns: composedKeys,
  },
  lint: { checkConcatenation: 'error', checkPunctuationConcatenation: 'error' },
  types: {
    input: ['locales/en/*.json'],
    output: 'src/i18n/i18next.d.ts',
    resourcesFile: 'src/i18n/resources.d.ts',
    enableSelector: 'strict',
  },
});
