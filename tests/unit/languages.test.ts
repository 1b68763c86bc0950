import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import english from '../../locales/en/home.json';
import { createI18n } from '../../src/i18n/createI18n.ts';
import { localeToDir, localeToName, localeToOpenGraph } from '../../src/i18n/languages.ts';
import { localeToPluralForms } from '../../src/node/locales/plurals.ts';

it.each([
  ['ar', 'rtl', 'العربية', 'ar_EG', ['zero', 'one', 'two', 'few', 'many', 'other']],
  ['az-Arab', 'rtl', 'Cənubi azərbaycan', 'az_IR', ['one', 'other']],
  ['es', 'ltr', 'Español', 'es_ES', ['one', 'other']],
  ['he', 'rtl', 'עברית', 'he_IL', ['one', 'two', 'other']],
  ['ja', 'ltr', '日本語', 'ja_JP', ['other']],
  ['ka', 'ltr', 'ქართული', 'ka_GE', ['one', 'other']],
  ['pl', 'ltr', 'Polski', 'pl_PL', ['one', 'few', 'many', 'other']],
  ['pt-BR', 'ltr', 'Português (Brasil)', 'pt_BR', ['one', 'other']],
  ['es-419', 'ltr', 'Español latinoamericano', undefined, ['one', 'other']],
  ['eo', 'ltr', 'Esperanto', undefined, ['one', 'other']],
  ['zh-Hant-HK', 'ltr', '中文（繁體字，香港）', 'zh_HK', ['other']],
])(
  'the language %s has the direction %s, the name %s, the Open Graph locale %s and the right plural forms',
  (tag, ...facts) => {
    const given = [localeToDir, localeToName, localeToOpenGraph, localeToPluralForms];
    expect(given.map((give) => give(tag))).toEqual(facts);
  },
);

it.each([
  ['rtl', '\u2068Acme\u2069 !'],
  ['ltr', 'Acme !'],
] as const)('isolates a value only in a right-to-left text: %s', (dir, expected) => {
  const messages = { common: { toast: { beta: '{{product}} !' } } };
  const { t } = createI18n({ locale: 'en', dir, messages });
  expect(t(($) => $.common.toast.beta, { product: 'Acme' })).toBe(expected);
});

/** This code runs in a new process, because only a new process can have another system language. */
const speakHaitian = `
  import { createI18n } from './src/i18n/createI18n.ts';
  import { localeToName } from './src/i18n/languages.ts';
  import { localeToPluralForms } from './src/node/locales/plurals.ts';
  const badges = { tools_one: 'yon zouti', tools_other: '{{count}} zouti' };
  const { t } = createI18n({ locale: 'ht', dir: 'ltr', messages: { home: { hero: { badges } } } });
  const texts = [1, 2, 21].map((count) => t(($) => $.home.hero.badges.tools, { count }));
  console.log(JSON.stringify([localeToName('ht'), localeToPluralForms('ht'), texts]));`;

it.each(['ja_JP.UTF-8', 'ar_EG.UTF-8', 'ru_RU.UTF-8'])(
  'a language without data in Intl has an English name and English plural forms on a machine with %s',
  (LC_ALL) => {
    const options = { encoding: 'utf8', env: { ...process.env, LC_ALL } } as const;
    const args = ['--input-type=module', '--eval', speakHaitian];
    const { stdout, stderr } = spawnSync(process.execPath, args, options);
    expect(stderr).toBe('');
    const texts = ['yon zouti', '2 zouti', '21 zouti'];
    expect(JSON.parse(stdout)).toEqual(['Haitian Creole', ['one', 'other'], texts]);
  },
);

it('every Intl formatter falls back to English, because Intl may lack the language of the page', () => {
  const files = globSync('src/**/*.{ts,tsx}', { exclude: ['src/node/**'] });
  const calls = files.flatMap(
    (file) => readFileSync(file, 'utf8').match(/new Intl\.\w+(?:Format|Rules|Names)\(.*/g) ?? [],
  );
  expect(calls).not.toEqual([]);
  expect(calls.filter((call) => !call.includes(', defaultLocale]'))).toEqual([]);
});

it('a reference to another text is shown literally, so that no text can include itself', () => {
  const messages = { common: { skipLink: '$t(common:skipLink, {"context": "a"}) $t(x)' } };
  const { t } = createI18n({ locale: 'en', dir: 'ltr', messages });
  expect(t(($) => $.common.skipLink)).toBe(messages.common.skipLink);
});

it('a code editor shows translators the English text, the comment and the maximum length', () => {
  const schema = JSON.parse(readFileSync('.vscode/locales/home.schema.json', 'utf8'));
  const { description, pattern, patternErrorMessage } =
    schema.properties.hero.properties.getStarted;
  expect(description).toContain(`English: ${english.hero.getStarted}\n\n`);
  expect(patternErrorMessage).toContain('24 characters fit');
  const limit = new RegExp(pattern, 'u');
  // Readers of Thai see “ที่” and “นำ” as one character each.
  for (const letter of ['a', 'ä', 'あ', 'ที่', 'นำ']) {
    expect(limit.test(letter.repeat(24))).toBe(true);
    expect(limit.test(letter.repeat(25))).toBe(false);
  }
});
