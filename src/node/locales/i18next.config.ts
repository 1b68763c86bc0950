import { defineConfig } from 'i18next-cli';

export default defineConfig({
  locales: ['en'],
  extract: {
    input: ['src/**/*.{ts,tsx}'],
    output: 'locales/{{language}}/{{namespace}}.json',
    functions: ['t', 'text', 'nameOf', '*.t'],
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
