import { chromium } from 'playwright-core';
import { expect, it, onTestFinished, vi } from 'vitest';
import { launchOptions } from '../gather/launchOptions.ts';
import { isComplete, type Entry } from '../orca/entries.ts';
import { gatherExpected } from '../orca/gatherExpected.ts';
import { findMissingWords, recordLocale } from '../orca/recordLocale.ts';
import { toTabStop } from '../orca/recordPage.ts';
import { recordScreenReader } from '../orca/recordScreenReader.ts';
import type { SessionRunner } from '../orca/session.ts';
import type { SpeechStep } from '../speech/scenario.ts';
import { createExampleConfig, serveExample } from './exampleSite.ts';

const idle = (count: number): Entry[] => Array.from({ length: count }, () => ({ kind: 'idle' }));
const focus: Entry = { kind: 'focus', name: '\u2068Home\u2069', role: 'link', isInPage: true };
const [page] = createExampleConfig({ html: '' }).pages;

it.each([
  ['signs count for nothing', 'en', '© 2026 Enhance.', '2026 enhance', []],
  ['direction marks count for nothing', 'ar', 'مرحبًا \u2068Boat\u2069!', 'مرحبًا boat', []],
  ['a language has no spaces', 'ja', 'お問い合わせ。ホーム', 'お問い合わせ', ['ホーム']],
  ['a word was not said', 'en', 'A new home', 'A home', ['new']],
  ['a word was not said in its place', 'en', 'name status text', 'status text name', ['name']],
])('finds missing words where %s', (_, locale, text, utterance, missing) => {
  expect(findMissingWords([text], [utterance], locale)).toEqual(missing);
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

/** Records a page with a toast; the results take the place of Orca's, in the order of the actions. */
function record(...results: unknown[]) {
  const run: SessionRunner['run'] = async <T>() => results.shift() as T;
  const expected = {
    pages: [{ page: page!, digest: 'd1', texts: ['Boats for hire'] }],
    controls: [
      { page: page!, name: 'Hire', texts: ['Hired'], isToast: true },
      { page: page!, name: 'Prices', texts: ['Our prices', 'Prices – Boats'], isToast: false },
    ],
  };
  return recordLocale('en', expected, { run }, 'http://localhost');
}

const home = { focus: { name: 'Home', role: 'link' } };

it('summarizes what Orca said', async () => {
  const stops = [{ ...home, utterances: ['Home link'] }];
  const { summary, violations } = await record(
    ['Boats for hire'],
    stops,
    ['Hired'],
    ['Prices – Boats'],
  );
  expect(violations).toEqual([]);
  expect(summary).toEqual({
    toast: { utterances: ['Hired'], missing: [] },
    pages: [{ id: 'home', address: '/', snapshot: 'd1', utterances: 1, missing: [] }],
  });
});

it('reports what Orca did not say', async () => {
  const stops = [{ ...home, utterances: [] }, { utterances: [] }];
  const { summary, violations } = await record(['for hire', 'link'], stops, [], []);
  expect(summary.pages[0]?.missing).toEqual(['boats']);
  expect(summary.toast.missing).toEqual(['hired']);
  expect(violations).toEqual([
    '/: not read in place: boats',
    '/: Tab leads to “Home” (link), and Orca says nothing',
    '/: Tab moves the focus nowhere, though the page has not ended',
    '/: “Hire” leads to nothing, without: hired',
    '/: “Prices” leads to nothing, without: our, prices',
  ]);
});

it('expects the heading or the title after a navigation, wherever the focus is', async () => {
  const html = `<main><h1>Boats</h1><a href="/prices" onclick="event.preventDefault();
    history.pushState(null, '', this.href); document.querySelector('h1').textContent = 'Prices';
    this.remove()">Our prices</a></main>`;
  const { origin, close } = await serveExample({ html });
  const browser = await chromium.launch(launchOptions());
  onTestFinished(() => browser.close().then(close));
  const steps: SpeechStep[] = [
    { title: 'the link', act: (opened) => opened.locator('a').focus() },
    { title: 'when it is followed', act: (opened) => opened.keyboard.press('Enter') },
  ];
  const scenarios = () => [{ name: 'navigation', isRecorded: true, steps } as const];
  const config = { ...createExampleConfig({ html }), speech: { scenarios } };
  const { controls } = await gatherExpected(config, [page!], browser, origin);
  expect(controls).toMatchObject([{ name: 'Our prices', texts: ['Prices', 'Boats for hire'] }]);
});

it('names the language that no page has, and the programs that are missing', async () => {
  const config = { ...createExampleConfig({ html: '' }), recordings: 'nowhere' };
  await expect(recordScreenReader(config, 'xx')).rejects.toThrow('There are no pages in xx.');
  vi.stubEnv('PATH', '');
  await expect(recordScreenReader(config)).rejects.toThrow(
    /Xvfb, .*xdotool: not installed; see tests\/accessibility\/orca\/README.md/,
  );
});
