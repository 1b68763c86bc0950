import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import english from '../../locales/en/home.json';
import { createI18n } from '../../src/i18n/createI18n.ts';
import { localeToDir, localeToName, localeToOpenGraph } from '../../src/i18n/languages.ts';
import { localeToPluralForms } from '../../src/node/locales/plurals.ts';
import { findStaleFiles } from '../../src/node/locales/renderComments.ts';

describe('a language', () => {
  it.each([
    ['ar', 'rtl'],
    ['sd', 'rtl'],
    ['az-Arab', 'rtl'],
    ['de', 'ltr'],
  ])('%s is written %s', (tag, dir) => {
    expect(localeToDir(tag)).toBe(dir);
  });

  it.each([
    ['ar', 'العربية'],
    ['pt-BR', 'Português (Brasil)'],
  ])('%s calls itself %s', (tag, name) => {
    expect(localeToName(tag)).toBe(name);
  });

  it.each([
    ['en', 'en_US'],
    ['pt-BR', 'pt_BR'],
  ])('%s is told to those who share a page as %s', (tag, name) => {
    expect(localeToOpenGraph(tag)).toBe(name);
  });

  it.each([
    ['es', ['one', 'other']],
    ['ja', ['other']],
    ['pl', ['one', 'few', 'many', 'other']],
    ['ar', ['zero', 'one', 'two', 'few', 'many', 'other']],
  ])('%s needs the plural forms %j', (tag, forms) => {
    expect(localeToPluralForms(tag)).toEqual(forms);
  });
});

describe('a value in a text', () => {
  const messages = { common: { toast: { beta: '{{product}} !' } } };
  const say = (dir: 'ltr' | 'rtl') =>
    createI18n({ locale: 'en', dir, messages }).t(($) => $.common.toast.beta, { product: 'Acme' });

  it('is kept apart where one writes from right to left', () => {
    expect(say('rtl')).toBe('\u2068Acme\u2069 !');
  });

  it('is left alone where one does not', () => {
    expect(say('ltr')).toBe('Acme !');
  });
});

describe('the comments for editors and platforms', () => {
  it('say what locales/notes.json and the English texts say', () => {
    expect(findStaleFiles('locales')).toEqual([]);
  });

  it('show a translator the English, the comment and the limit', () => {
    const schema = JSON.parse(readFileSync('.vscode/locales/home.schema.json', 'utf8'));
    expect(schema.properties.hero.properties.getStarted).toMatchObject({
      description: expect.stringContaining(`English: ${english.hero.getStarted}\n\n`),
      maxLength: 24,
    });
  });
});
