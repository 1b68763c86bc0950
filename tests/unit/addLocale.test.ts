import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { addLocale } from '../../src/node/locales/addLocale.ts';
import { checkLocales, findMistakes } from '../../src/node/locales/checkLocales.ts';
import { makeFolder } from '../makeFolder.ts';

let folder: string;

beforeEach(() => {
  folder = makeFolder();
  cpSync('locales', folder, { recursive: true });
});

it('a language that is begun has every text of English, empty, in the forms of the language', () => {
  addLocale(folder, 'pl');
  const polish = checkLocales(folder).locales.find(({ locale }) => locale === 'pl')!;
  expect(polish).toMatchObject({ done: 0, isComplete: false });
  expect(findMistakes(polish)).toEqual([]);
  const home = JSON.parse(readFileSync(join(folder, 'pl/home.json'), 'utf8'));
  const forms = Object.keys(home.hero.badges).filter((key) => key.startsWith('tools_'));
  expect(forms).toEqual(['tools_one', 'tools_few', 'tools_many', 'tools_other']);
});

it('a language that is begun keeps what it has when it is begun again', () => {
  expect(addLocale(folder, 'de')).toEqual([]);
});

it.each([
  ['pt_BR', '"pt_BR" is no language tag as it is written: pt-BR is.'],
  ['klingonisch', '"klingonisch" is no language tag, such as fr, pt-BR or zh-Hant.'],
  ['../x', '"../x" is no language tag'],
])('a language that is begun is not begun as %s', (locale, message) => {
  expect(() => addLocale(folder, locale)).toThrow(message);
});
