import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import english from '../../locales/en/home.json';
import { createI18n } from '../../src/i18n/createI18n.ts';
import { localeToDir, localeToName, localeToOpenGraph } from '../../src/i18n/languages.ts';
import { localeToPluralForms } from '../../src/node/locales/plurals.ts';

it.each([
  ['ar', 'rtl', 'العربية', 'ar_EG', ['zero', 'one', 'two', 'few', 'many', 'other']],
  ['az-Arab', 'rtl', 'Cənubi azərbaycan', 'az_IR', ['one', 'other']],
  ['es', 'ltr', 'Español', 'es_ES', ['one', 'other']],
  ['ja', 'ltr', '日本語', 'ja_JP', ['other']],
  ['pl', 'ltr', 'Polski', 'pl_PL', ['one', 'few', 'many', 'other']],
  ['pt-BR', 'ltr', 'Português (Brasil)', 'pt_BR', ['one', 'other']],
])('the language %s is written %s, named %s and %s, with these plural forms', (tag, ...facts) => {
  const given = [localeToDir, localeToName, localeToOpenGraph, localeToPluralForms];
  expect(given.map((give) => give(tag))).toEqual(facts);
});

it.each([
  ['rtl', '\u2068Acme\u2069 !'],
  ['ltr', 'Acme !'],
] as const)('a value in a text is kept apart only from right to left: %s', (dir, expected) => {
  const messages = { common: { toast: { beta: '{{product}} !' } } };
  const { t } = createI18n({ locale: 'en', dir, messages });
  expect(t(($) => $.common.toast.beta, { product: 'Acme' })).toBe(expected);
});

it('an editor shows a translator the English, the comment and the limit', () => {
  const schema = JSON.parse(readFileSync('.vscode/locales/home.schema.json', 'utf8'));
  expect(schema.properties.hero.properties.getStarted).toMatchObject({
    description: expect.stringContaining(`English: ${english.hero.getStarted}\n\n`),
    maxLength: 24,
  });
});
