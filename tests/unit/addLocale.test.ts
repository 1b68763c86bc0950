import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { products } from '../../locales/en/home.json';
import { addLocale } from '../../src/node/locales/addLocale.ts';
import { checkLocales, findMistakes } from '../../src/node/locales/checkLocales.ts';
import { renderComments } from '../../src/node/locales/renderComments.ts';
import { makeFolder } from '../makeFolder.ts';

let folder: string;

beforeEach(() => {
  folder = makeFolder();
  cpSync('locales', folder, { recursive: true });
});

it('a language that is begun has every text of English, empty, in the forms of the language', () => {
  addLocale(folder, 'pl');
  const polish = checkLocales(folder).locales.find(({ locale }) => locale === 'pl')!;
  expect(polish.isPublished).toBe(false);
  const there = polish.folder.files.get('home')!.texts;
  expect(there.get('hero.title')!.value).toBe('');
  // Names stay as they are.
  expect(there.get('products.room.name')!.value).toBe(products.room.name);
  expect(findMistakes(polish)).toEqual([]);
  const home = JSON.parse(readFileSync(join(folder, 'pl/home.json'), 'utf8'));
  const forms = Object.keys(home.hero.badges).filter((key) => key.startsWith('tools_'));
  expect(forms).toEqual(['tools_one', 'tools_few', 'tools_many', 'tools_other']);
});

it('a language that is begun again keeps what it has and gains what English has gained, in its order', () => {
  // English may have gained some already.
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

it('a file that cannot be read, or holds what would be lost, is not written over', () => {
  for (const content of ['{ "title": ', '{ "title": 7 }', '{ "title": "a", "title": "b" }']) {
    writeFileSync(join(folder, 'de/notFound.json'), content);
    expect(() => addLocale(folder, 'de')).toThrow('Mend this first, so that nothing is lost:');
    expect(readFileSync(join(folder, 'de/notFound.json'), 'utf8')).toBe(content);
  }
});

it('comments that cannot be read stop what is written by them', () => {
  writeFileSync(join(folder, 'notes.json'), '{');
  const told = /^Mend this first.*locales\/notes\.json:1:1 The comments cannot be read: /s;
  expect(() => addLocale(folder, 'pl')).toThrow(told);
  expect(() => renderComments(folder)).toThrow(told);
});

it.each([
  [
    'pt_BR',
    '"pt_BR" is no language tag; that of Brazilian Portuguese is pt-BR. Write npm run locales -- add pt-BR',
  ],
  ['klingonisch', '"klingonisch" is no language that is known. Name it by the tag'],
  ['de-backup', 'which names no language. Write npm run locales -- add de'],
  ['en-XA', 'is a language that previews make up. It needs no folder.'],
  ['../x', '"../x" is no language'],
])('a language that is begun is not begun as %s', (locale, message) => {
  expect(() => addLocale(folder, locale)).toThrow(message);
});
