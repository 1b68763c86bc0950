import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { products } from '../../locales/en/home.json';
import { addLocale } from '../../src/node/locales/addLocale.ts';
import { checkLocales, findMistakes } from '../../src/node/locales/checkLocales.ts';
import { readLocaleFiles } from '../../src/node/locales/localeFiles.ts';
import { renderComments } from '../../src/node/locales/renderComments.ts';
import { makeFolder } from '../makeFolder.ts';

let folder: string;

beforeEach(() => {
  folder = makeFolder();
  cpSync('locales', folder, { recursive: true });
  // The tests below add this language, which the site may already have.
  rmSync(join(folder, 'pl'), { recursive: true, force: true });
});

it('a new language has an empty text for each English text, in its own plural forms', () => {
  addLocale(folder, 'pl');
  const polish = checkLocales(readLocaleFiles(folder)).locales.find(
    ({ locale }) => locale === 'pl',
  )!;
  expect(polish.isPublished).toBe(false);
  const { texts } = polish.folder;
  expect(texts.get('home.hero.title')!.value).toBe('');
  // The file already contains the names of products, because they are the same in every language.
  expect(texts.get('home.products.room.name')!.value).toBe(products.room.name);
  expect(findMistakes(polish)).toEqual([]);
  const home = JSON.parse(readFileSync(join(folder, 'pl/home.json'), 'utf8'));
  const forms = Object.keys(home.hero.badges).filter((key) => key.startsWith('tools_'));
  expect(forms).toEqual(['tools_one', 'tools_few', 'tools_many', 'tools_other']);
});

it('keeps the texts of a language, and adds new ones in the order of English', () => {
  // Add the texts that German may lack at the moment.
  addLocale(folder, 'de');
  expect(addLocale(folder, 'de')).toEqual([]);
  const path = join(folder, 'de/notFound.json');
  const german = JSON.parse(readFileSync(path, 'utf8'));
  const { home, ...others } = german;
  writeFileSync(path, JSON.stringify({ ...others, own: 'Eigenes' }));
  expect(addLocale(folder, 'de')).toEqual([{ file: 'locales/de/notFound.json', added: 1 }]);
  const completed = JSON.parse(readFileSync(path, 'utf8'));
  expect(completed).toEqual({ ...german, home: '', own: 'Eigenes' });
  expect(Object.keys(completed)).toEqual([...Object.keys(german), 'own']);
  expect(home).not.toBe('');
});

it('replaces null, which platforms export, with an empty text', () => {
  const path = join(folder, 'de/home.json');
  const { hero, ...german } = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...german, hero: null, meta: null }));
  addLocale(folder, 'de');
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
    hero: { title: '' },
    meta: { title: '' },
  });
  expect(hero.title).not.toBe('');
});

it('does not overwrite a file that cannot be read, or whose texts would be lost', () => {
  for (const content of ['{ "title": ', '{ "title": 7 }', '{ "title": "a", "title": "b" }']) {
    writeFileSync(join(folder, 'de/notFound.json'), content);
    expect(() => addLocale(folder, 'de')).toThrow('Correct this first, so that nothing is lost:');
    expect(readFileSync(join(folder, 'de/notFound.json'), 'utf8')).toBe(content);
  }
});

it('writes nothing if the comments cannot be read', () => {
  writeFileSync(join(folder, 'notes.json'), '{');
  const message = /^Correct this first.*locales\/notes\.json:1:1 The comments cannot be read: /s;
  expect(() => addLocale(folder, 'pl')).toThrow(message);
  expect(() => renderComments(readLocaleFiles(folder))).toThrow(message);
});

it.each([
  [
    'pt_BR',
    '"pt_BR" is not a language tag; the tag of Brazilian Portuguese is pt-BR. Write npm run locales -- add pt-BR',
  ],
  ['klingon', '"klingon" is not a known language. Name it by the tag'],
  ['klingonisch', '"klingonisch" is not a known language. Name it by the tag'],
  ['de-backup', 'which names no language. Write npm run locales -- add de'],
  ['en-XA', 'is a language that previews make up. It needs no folder.'],
  ['../x', '"../x" is not a known language'],
])('refuses to add a language with the tag %s', (locale, message) => {
  expect(() => addLocale(folder, locale)).toThrow(message);
});
