import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'i18next-cli';
import { routes } from '../../site/routes.ts';

/**
 * i18next-cli does not find these keys, because the code puts them together from parts, or because only the
 * build uses them. A `*` matches one part of a key.
 */
export const composedKeys = [
  ...routes.filter(({ legal }) => legal).map(({ id }) => `common:footer.${id}`),
  'home:products.*.name',
  'home:products.*.tagline',
  'home:products.status.*',
  '*:meta.*',
];

/** @example listKeys({ hero: { title: 'Hello' } }) // => ['hero.title'] */
export function listKeys(tree: object, path: readonly string[] = []): string[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[...path, name].join('.')] : listKeys(value, [...path, name]),
  );
}

/** @example toPattern('*:meta.*') // => /^[^.:]+:meta\.[^.:]+$/ */
export const toPattern = (key: string) =>
  new RegExp(`^${key.replaceAll('.', String.raw`\.`).replaceAll('*', '[^.:]+')}$`);

export default defineConfig({
  locales: readdirSync('locales').filter((name) => !name.includes('.')),
  extract: {
    primaryLanguage: 'en',
    input: ['src/**/*.{ts,tsx}'],
    ignore: ['src/node/**'],
    output: 'locales/{{language}}/{{namespace}}.json',
    defaultNS: 'common',
    functions: ['t', 'text', 'nameOf', 'languageOf', '*.t'],
    useTranslationNames: ['useTranslation', 'useTexts'],
    sort: false,
  },
  lint: { checkConcatenation: 'error', checkPunctuationConcatenation: 'error' },
  types: {
    input: ['locales/en/*.json'],
    output: 'src/i18n/i18next.d.ts',
    resourcesFile: 'src/i18n/resources.d.ts',
    enableSelector: 'strict',
  },
  plugins: [
    {
      name: 'composed-keys',
      onEnd(keys) {
        const patterns = composedKeys.map(toPattern);
        for (const file of readdirSync('locales/en')) {
          const ns = file.replace('.json', '');
          for (const key of listKeys(JSON.parse(readFileSync(`locales/en/${file}`, 'utf8'))))
            if (patterns.some((pattern) => pattern.test(`${ns}:${key}`)))
              keys.set(`${ns}:${key}`, { key, ns, defaultValue: '' });
        }
      },
    },
  ],
});
