import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Snapshot } from '../../src/node/locales/gitHistory.ts';
import { groupByFolder, toLocaleNames } from '../../src/node/locales/localeFiles.ts';
import { findOutOfDate, readConfirmed } from '../../src/node/locales/outOfDate.ts';
import { readLocale } from '../../src/node/locales/readLocale.ts';
import { makeLocaleFiles } from '../localeFiles.ts';

type Commit = [commit: string, parents: string[], english: string, german: string];

/**
 * If `text` begins with a byte order mark, the mark is written before the JSON, not inside the JSON string.
 */
const toFile = (text: string) =>
  text === 'broken' ? '{' : text.replace(/[^\uFEFF]*$/, (rest) => JSON.stringify({ text: rest }));

const toFiles = (english: string, german: string) =>
  makeLocaleFiles({ 'en/page.json': toFile(english), 'de/page.json': toFile(german) });

const toSnapshot = ([commit, parents, english, german]: Commit): Snapshot => ({
  commit,
  parents,
  files: toFiles(english, german),
});

const find = (history: readonly Snapshot[], files: Snapshot['files'], confirmed = {}) => {
  const folders = toLocaleNames(files).map((locale) => readLocale(files, locale));
  return findOutOfDate(history, folders, confirmed);
};

const translated: Commit[] = [['a', [], 'One', 'Eins']];
const changed: Commit[] = [...translated, ['b', ['a'], 'Two', 'Eins']];

/** `before` has the former English text if the translation is out of date. Otherwise `before` is empty. */
it.each<[what: string, history: Commit[], english: string, german: string, before: string[]]>([
  ['never changed', translated, 'One', 'Eins', []],
  ['changed in English alone', translated, 'Two', 'Eins', ['One']],
  ['changed in both', translated, 'Two', 'Zwei', []],
  ['was renewed afterwards', changed, 'Two', 'Zwei', []],
  ['was taken back', changed, 'One', 'Eins', []],
  [
    'was translated on a branch that did not know of the change',
    [
      ['a', [], 'One', 'Alt'],
      ['b', ['a'], 'Two', 'Alt'],
      ['c', ['a'], 'One', 'Eins'],
      ['d', ['b', 'c'], 'Two', 'Eins'],
    ],
    'Two',
    'Eins',
    ['One'],
  ],
  [
    'was translated anew on one of two branches, in the same words',
    [
      ['a', [], 'One', 'Neu'],
      ['b', ['a'], 'Two', 'Alt'],
      ['c', ['b'], 'Two', 'Neu'],
      ['d', ['a', 'c'], 'Two', 'Neu'],
    ],
    'Two',
    'Neu',
    [],
  ],
  [
    'was broken for a while',
    [...translated, ['b', ['a'], 'Two', 'broken']],
    'Two',
    'Eins',
    ['One'],
  ],
  ['is in a file with a byte order mark', [['a', [], '\uFEFFOne', 'Eins']], 'Two', 'Eins', ['One']],
  ['is not translated', translated, 'Two', '', []],
])('finds out whether a text that %s is out of date', (_, history, english, german, before) => {
  const found = find(history.map(toSnapshot), toFiles(english, german));
  expect(found.map((one) => one.before)).toEqual(before);
});

const old = makeLocaleFiles({ 'en/page.json': toFile('One'), 'es/page.json': toFile('Uno') });
const renamedKey = (text: string) => JSON.stringify({ renamed: text });

it.each<[what: string, renamed: Record<string, string>]>([
  ['a folder', { 'en/page.json': toFile('Two'), 'es-ES/page.json': toFile('Uno') }],
  [
    'a copied folder',
    { 'en/page.json': toFile('Two'), 'es/page.json': '{}', 'es-MX/page.json': toFile('Uno') },
  ],
  ['a wrong folder', { 'en/page.json': toFile('Two'), 'spanish/page.json': toFile('Uno') }],
  ['a key', { 'en/page.json': renamedKey('Two'), 'es/page.json': renamedKey('Uno') }],
  ['a file', { 'en/other.json': toFile('Two'), 'es/other.json': toFile('Uno') }],
])('a translation stays out of date after renaming %s, in any commit', (_, renamed) => {
  const files = makeLocaleFiles(renamed);
  const first = { commit: 'a', parents: [], files: old };
  const second = { commit: 'b', parents: ['a'], files };
  for (const history of [[first], [first, second]])
    expect(find(history, files).map(({ before }) => before)).toEqual(['One']);
});

it('a confirmation still counts after the folder has been renamed, but not for another variety of the language', () => {
  const renamed = { 'en/page.json': toFile('Two'), 'es-MX/page.json': toFile('Uno') };
  const history = [{ commit: 'a', parents: [], files: old }];
  const hash = createHash('sha256').update('Two').digest('hex').slice(0, 16);
  const confirmed = { es: { 'page.text': hash } };
  expect(find(history, makeLocaleFiles(renamed), confirmed)).toEqual([]);
  for (const [other, expected] of [
    ['es', ['es-MX']],
    ['es-ES', ['es-ES', 'es-MX']],
  ] as const) {
    const files = makeLocaleFiles({ ...renamed, [`${other}/page.json`]: toFile('Uno') });
    const found = find(history, files, confirmed).map(({ locale }) => locale);
    expect(found.toSorted()).toEqual(expected);
  }
});

it('if two files with the same content are out of date, both are reported', () => {
  // git stores files with the same content as one object, so these files share their buffers.
  const [english, german] = [Buffer.from(toFile('One')), Buffer.from(toFile('Eins'))];
  const files = groupByFolder([
    ['en/one.json', english],
    ['en/two.json', english],
    ['de/one.json', german],
    ['de/two.json', german],
  ]);
  const now = makeLocaleFiles({
    'en/one.json': toFile('Two'),
    'en/two.json': toFile('Two'),
    'de/one.json': german,
    'de/two.json': german,
  });
  const found = find([{ commit: 'a', parents: [], files }], now);
  expect(found.map(({ key }) => key)).toEqual(['one.text', 'two.text']);
});

it('reads a file of confirmations that begins with a byte order mark', () => {
  const confirmed = { de: { 'page.text': '0123456789abcdef' } };
  const files = makeLocaleFiles({ 'confirmed.json': `\uFEFF${JSON.stringify(confirmed)}` });
  expect(readConfirmed(files)).toEqual(confirmed);
});

it('reports how to correct the file of confirmations if it cannot be read', () => {
  const latin1 = Buffer.from('{ "de": { "ä": "" } }', 'latin1');
  expect(() => readConfirmed(makeLocaleFiles({ 'confirmed.json': latin1 }))).toThrow(
    /^locales\/confirmed\.json cannot be read\. Restore it as it was before your change/,
  );
});
