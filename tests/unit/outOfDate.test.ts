import { expect, it } from 'vitest';
import type { Snapshot } from '../../src/node/locales/gitHistory.ts';
import { findOutOfDate, readConfirmed } from '../../src/node/locales/outOfDate.ts';
import { readLocale } from '../../src/node/locales/readLocale.ts';
import { makeFolder } from '../makeFolder.ts';

/** A commit: its name, those before it, what English says, and what German says. */
type Commit = [commit: string, parents: string[], english: string, german: string];

/** A mark of the encoding stands before the whole file. */
const toFile = (text: string) =>
  text === 'broken' ? '{' : text.replace(/[^\uFEFF]*$/, (rest) => JSON.stringify({ text: rest }));

const toSnapshot = ([commit, parents, english, german]: Commit): Snapshot => ({
  commit,
  parents,
  files: new Map([
    ['en/page.json', toFile(english)],
    ['de/page.json', toFile(german)],
  ]),
});

it.each<[what: string, history: Commit[], english: string, german: string, before: string[]]>([
  ['never changed', [['a', [], 'One', 'Eins']], 'One', 'Eins', []],
  ['changed in English alone', [['a', [], 'One', 'Eins']], 'Two', 'Eins', ['One']],
  ['changed in both', [['a', [], 'One', 'Eins']], 'Two', 'Zwei', []],
  [
    'was renewed afterwards',
    [
      ['a', [], 'One', 'Eins'],
      ['b', ['a'], 'Two', 'Eins'],
    ],
    'Two',
    'Zwei',
    [],
  ],
  [
    'was taken back',
    [
      ['a', [], 'One', 'Eins'],
      ['b', ['a'], 'Two', 'Eins'],
    ],
    'One',
    'Eins',
    [],
  ],
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
    [
      ['a', [], 'One', 'Eins'],
      ['b', ['a'], 'Two', 'broken'],
    ],
    'Two',
    'Eins',
    ['One'],
  ],
  ['has a mark at its start', [['a', [], '\uFEFFOne', 'Eins']], 'Two', 'Eins', ['One']],
  ['is not translated', [['a', [], 'One', 'Eins']], 'Two', '', []],
])('a translation whose text %s is out of date or not', (_, history, english, german, before) => {
  const folder = makeFolder({ 'en/page.json': toFile(english), 'de/page.json': toFile(german) });
  const found = findOutOfDate(
    history.map(toSnapshot),
    readLocale(folder, 'en'),
    [readLocale(folder, 'de', ['page'])],
    {},
  );
  expect(found.map((one) => one.before)).toEqual(before);
});

it('what is confirmed is read after the mark that an editor leaves at the start', () => {
  const confirmed = { de: { 'page.text': '0123456789abcdef' } };
  const folder = makeFolder({ 'confirmed.json': `\uFEFF${JSON.stringify(confirmed)}` });
  expect(readConfirmed(folder)).toEqual(confirmed);
});

it('confirmations in another encoding are told of by their file, with the cure', () => {
  const folder = makeFolder({ 'confirmed.json': Buffer.from('{ "de": { "ä": "" } }', 'latin1') });
  expect(() => readConfirmed(folder)).toThrow(
    /^locales\/confirmed\.json cannot be read\. Take it as it was before your change/,
  );
});
