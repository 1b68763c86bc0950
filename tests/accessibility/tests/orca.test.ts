import { expect, it } from 'vitest';
import { findMissingWords, listWords } from '../orca/compareWords.ts';
import { isComplete, type Entry } from '../orca/entries.ts';
import { recordLocale } from '../orca/recordLocale.ts';
import { toTabStop } from '../orca/recordPage.ts';
import { recordScreenReader } from '../orca/recordScreenReader.ts';
import type { SessionRunner } from '../orca/session.ts';
import { waitFor } from '../orca/wait.ts';
import { createExampleConfig } from './exampleSite.ts';

const idle = (count: number): Entry[] => Array.from({ length: count }, () => ({ kind: 'idle' }));
const focus: Entry = { kind: 'focus', name: '\u2068Home\u2069', role: 'link', isInPage: true };
const [page] = createExampleConfig({ description: 'Orca', html: '' }).pages;

it('compares words without signs and direction marks', () => {
  expect(listWords(['© 2026 Enhance.'], 'en')).toEqual(['2026', 'enhance']);
  expect(findMissingWords(['مرحبًا \u2068Boat\u2069!'], ['مرحبًا boat'], 'ar')).toEqual([]);
});

it('finds words in a language without spaces', () => {
  expect(listWords(['お問い合わせ。ホーム'], 'ja')).toContain('ホーム');
});

it('misses a word that was not said, or not in its place', () => {
  expect(findMissingWords(['A new home'], ['A home', 'link'], 'en')).toEqual(['new']);
  expect(findMissingWords(['name status text'], ['status text name'], 'en')).toEqual(['name']);
});

it.each([
  ['goes on while words may come', [focus, ...idle(2)], false],
  ['goes on while nothing has come yet', idle(10), false],
  ['ends with a silence', [focus, { kind: 'utterance', text: 'Home link.' }, ...idle(6)], true],
  ['ends when nothing comes for long', idle(30), true],
] satisfies [string, Entry[], boolean][])('an action %s', (_, entries, complete) => {
  expect(isComplete(entries)).toBe(complete);
});

it('tells a focus that moves in silence from one that does not move', () => {
  expect(toTabStop([focus, ...idle(6)])).toEqual({
    focus: { name: 'Home', role: 'link' },
    utterances: [],
  });
  expect(toTabStop(idle(30))).toEqual({ utterances: [] });
});

it('says what did not come in time', async () => {
  await expect(waitFor('A silence', 0, () => false)).rejects.toThrow(
    'A silence did not come within 0 s.',
  );
});

/** Records a page with a toast; the results take the place of Orca's, in the order of the actions. */
function record(...results: unknown[]) {
  const run: SessionRunner['run'] = async <T>() => results.shift() as T;
  const control = { page: page!, name: 'Hire', texts: ['Hired'] };
  const expected = {
    pages: [{ page: page!, digest: 'd1', texts: ['Boats for hire'] }],
    toast: control,
  };
  return recordLocale('en', expected, { run }, 'http://localhost', () => {});
}

const home = { focus: { name: 'Home', role: 'link' } };

it('summarizes what Orca said', async () => {
  const stops = [{ ...home, utterances: ['Home link'] }];
  const { summary, violations } = await record(['Boats for hire'], stops, {
    utterances: ['Hired'],
  });
  expect(violations).toEqual([]);
  expect(summary).toEqual({
    locale: 'en',
    toast: { utterances: ['Hired'], missing: [] },
    pages: [{ id: 'home', address: '/', snapshot: 'd1', utterances: 1, missing: [] }],
  });
});

it('reports what Orca did not say', async () => {
  const stops = [{ ...home, utterances: [] }, { utterances: [] }];
  const { summary, violations } = await record(['for hire', 'link'], stops, { utterances: [] });
  expect(summary.pages[0]?.missing).toEqual(['boats']);
  expect(summary.toast.missing).toEqual(['hired']);
  expect(violations).toEqual([
    '/: not read in place: boats',
    '/: Tab leads to “Home” (link), and Orca says nothing',
    '/: Tab moves the focus nowhere, though the page has not ended',
    '/: “Hire” leads to nothing, without: hired',
  ]);
});

it('names the languages where there is no such one', async () => {
  const config = { ...createExampleConfig({ description: '', html: '' }), recordings: 'nowhere' };
  await expect(recordScreenReader(config, { locales: ['xx'] })).rejects.toThrow(
    'There are no pages in xx. The languages are en.',
  );
});
