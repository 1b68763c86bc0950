import { readdirSync } from 'node:fs';
import { defineConfig } from 'i18next-cli';

const isFolder = (name: string) => !name.includes('.');

export default defineConfig({
  locales: readdirSync('locales').filter(isFolder),
  extract: {
    primaryLanguage: 'en',
    input: ['src/**/*.{ts,tsx}'],
    output: 'locales/{{language}}/{{namespace}}.json',
    defaultNS: 'common',
    functions: ['t', 'text', 'nameOf', 'languageOf', 'translate', '*.t'],
    useTranslationNames: ['useTranslation', 'useTexts'],
    preservePatterns: [
      '*:meta.title',
      '*:meta.description',
      'home:products.*.name',
      'home:products.*.tagline',
      'home:products.status.*',
      'common:footer.privacy',
      'common:footer.terms',
    ],
    sort: false,
  },
  lint: { checkConcatenation: 'error', checkPunctuationConcatenation: 'error' },
  types: {
    input: ['locales/en/*.json'],
    output: 'src/i18n/i18next.d.ts',
    resourcesFile: 'src/i18n/resources.d.ts',
    enableSelector: 'strict',
  },
});
