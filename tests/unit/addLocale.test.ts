import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { addLocale } from '../../src/node/locales/addLocale.ts';
import { checkLocales, findMistakes } from '../../src/node/locales/checkLocales.ts';
import { readLocaleFiles } from '../../src/node/locales/localeFiles.ts';
import { renderEditorFiles } from '../../src/node/locales/editorFiles.ts';
import { makeFolder } from '../makeFolder.ts';

const english = {
  title: 'Send',
  name: 'Acme',
  group: { first: 'One', second: 'Two' },
  things_one: '{{count}} thing',
  things_other: '{{count}} things',
};

let folder: string;
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

function makeLocales(files: Readonly<Record<string, string>> = {}): void {
  folder = makeFolder({
    'en/page.json': JSON.stringify(english),
    'notes.json': '{ "glossary": { "Acme": "The company." }, "keys": {} }',
    ...files,
  });
}

beforeEach(() => makeLocales());

it('a new language has an empty text for each English text, with the plural forms of the new language', () => {
  addLocale(folder, 'pl');
  expect(JSON.parse(read('pl/page.json'))).toEqual({
    title: '',
    // The glossary contains this name, so it is not translated.
    name: 'Acme',
    group: { first: '', second: '' },
    things_one: '',
    things_few: '',
    things_many: '',
    things_other: '',
  });
  const { locales } = checkLocales(readLocaleFiles(folder), () => ({ locales: new Set() }));
  expect(locales.flatMap(findMistakes)).toEqual([]);
  expect(locales.map(({ isPublished }) => isPublished)).toEqual([true, false]);
});

it('keeps the texts of a language, and adds new ones in the order of English', () => {
  const things = { things_one: '{{count}} Ding', things_other: '{{count}} Dinge' };
  const german = { ...things, own: 'Eigenes', group: { second: 'Zwei' }, title: 'Senden' };
  makeLocales({ 'de/page.json': JSON.stringify(german) });
  expect(addLocale(folder, 'de')).toEqual([{ file: 'locales/de/page.json', added: 2 }]);
  const group = { first: '', second: 'Zwei' };
  const completed = { title: 'Senden', name: 'Acme', group, ...things, own: 'Eigenes' };
  expect(read('de/page.json')).toBe(`${JSON.stringify(completed, null, 2)}\n`);
  expect(addLocale(folder, 'de')).toEqual([]);
});

it('replaces null, which translation platforms export, with an empty text', () => {
  makeLocales({ 'de/page.json': '{ "title": null, "group": null }' });
  addLocale(folder, 'de');
  const group = { first: '', second: '' };
  expect(JSON.parse(read('de/page.json'))).toMatchObject({ title: '', group });
});

it('does not overwrite a file that cannot be read, or whose texts would be lost', () => {
  for (const content of ['{ "title": ', '{ "title": 7 }', '{ "title": "a", "title": "b" }']) {
    makeLocales({ 'de/page.json': content });
    expect(() => addLocale(folder, 'de')).toThrow('Correct this first, so that nothing is lost:');
    expect(read('de/page.json')).toBe(content);
  }
});

it('writes nothing if an English file cannot be read', () => {
  makeLocales({ 'en/page.json': '{ "title": "A"' });
  expect(() => addLocale(folder, 'pl')).toThrow(
    'locales/en/page.json:1:15 The file ends too early.',
  );
});

it('writes nothing if the comments cannot be read', () => {
  makeLocales({ 'notes.json': '{' });
  const message = /^Correct this first.*locales\/notes\.json:1:1 The comments cannot be read: /s;
  expect(() => addLocale(folder, 'pl')).toThrow(message);
  expect(() => renderEditorFiles(readLocaleFiles(folder))).toThrow(message);
});

it.each([
  [
    'pt_BR',
    '"pt_BR" is not a language tag; the tag of Brazilian Portuguese is pt-BR. Write npm run locales -- add pt-BR',
  ],
  ['../x', '"../x" is not a known language'],
])('refuses to add a language with the tag %s', (locale, message) => {
  expect(() => addLocale(folder, locale)).toThrow(message);
});
