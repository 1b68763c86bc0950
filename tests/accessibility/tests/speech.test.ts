import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { TreeNode } from '../gather/accessibilityTree.ts';
import { listAnnouncements } from '../speech/liveRegions.ts';
import type { SpeechConfig, SpeechStep } from '../speech/scenario.ts';
import { takeSnapshots } from '../speech/takeSnapshots.ts';
import { writeSpeechSnapshots } from '../speech/writeSpeechSnapshots.ts';
import { createExampleConfig } from './exampleSite.ts';

// The committed snapshots of the site already test the tab sequence and the steps of scenarios.
it('records how a screen reader announces elements, including those that this site does not use', async () => {
  const config = createExampleConfig({
    html: `<main><h1>Boats</h1><p hidden>Hidden.</p><p class="gone">Gone.</p>
      <h3 lang="de" id="generated">Boote</h3><ol><li>Row to \u2068the sea\u2069</li></ol>
      <p>Read <a href="/terms">our <b>terms</b></a>.</p><h2><strong><a href="/sea">The sea</a></strong></h2>
      <img src="data:," width="9" height="9"><button aria-expanded="true">Filter</button>
      <input type="range" aria-label="Depth" value="3" />
      <input type="range" aria-label="Speed" aria-valuetext="3 knots" /></main>`,
    css: '.gone { display: none } #generated::before { content: "Neu: " }',
  });
  const texts = await takeSnapshots(config);
  expect(texts.get('en/home.txt')?.split('\n\n')[0]).toBe(
    `# read from top to bottom
document, Boats for hire
main
heading, Boats, level 1
[de] heading, Neu: Boote, level 3
list, 1 item
1. Row to the sea
end of list
Read
link, our terms
heading, The sea, level 2
link, The sea
image
button, Filter, expanded
slider, Depth, 3
slider, Speed, 3 knots
end of main`,
  );
});

const missing =
  'there is no empty, polite live region before this step, so NVDA and JAWS announce nothing. Render an empty element with role="status" when the page loads, and do not hide it from screen readers.';
const silent =
  'nothing was announced. Write the message into the live region that exists since the page loaded.';

it.each([
  ['a hidden live region', '[role] { display: none }', missing],
  ['a required announcement with hidden text', '[role] p { display: none }', silent],
])('reports %s and says how to fix it', async (_, css, message) => {
  const html = `<main><button onclick="document.querySelector('[role]').innerHTML = '<p>Hired</p>'">
    Hire</button></main><div role="status"></div>`;
  const step: SpeechStep = {
    title: 'Enter is pressed',
    act: (page) => page.locator('button').press('Enter'),
    requiresAnnouncement: true,
  };
  const speech: SpeechConfig = { scenarios: () => [{ name: 'scenario', steps: [step] }] };
  const config = createExampleConfig({ html, css, config: { speech } });
  const error = `Not recorded:\nen/scenario.txt: “Enter is pressed”: ${message}`;
  await expect(takeSnapshots(config)).rejects.toThrow(error);
});

const createTree = (live?: string, name = ''): TreeNode => {
  const node = { name: '', language: 'en', live, children: [] };
  const text = { ...node, id: 3, role: 'StaticText', name };
  const region = { ...node, id: 2, role: 'status', children: [text] };
  return { ...node, id: 1, role: 'RootWebArea', live: undefined, children: live ? [region] : [] };
};

it.each([
  ['is inserted into an empty region', createTree('polite'), ['polite: Saved']],
  ['is inserted together with its region', createTree(), []],
  ['is inserted while the politeness changes', createTree('assertive'), []],
  ['was there before', createTree('polite', 'Saved'), []],
])('decides whether a region is announced when its text %s', (_, before, announced) => {
  const announcements = listAnnouncements(before, createTree('polite', 'Saved'));
  expect(announcements.map(({ text }) => text)).toEqual(announced);
});

it('writes snapshots, removes snapshots that belong to no page, and shows the differences from the last snapshots', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'speech-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const config = createExampleConfig({
    html: '<h1>Boats</h1>',
    config: { speechSnapshots: folder },
  });
  let logs = '';
  const write = (check: boolean) =>
    writeSpeechSnapshots(config, { check, log: (text) => (logs += `${text}\n`) });
  mkdirSync(join(folder, 'xx'));
  writeFileSync(join(folder, 'xx/home.txt'), 'Old\n');
  expect(await write(true)).toBe(false);
  expect(logs).toMatch(/home\.txt\tnow\n@@ -0,0[^]*\n\+# tab sequence\n[^]*-Old\n/);
  expect(await write(false)).toBe(true);
  expect(globSync('*/*.txt', { cwd: folder })).toEqual([join('en', 'home.txt')]);
  expect(await write(true)).toBe(true);

  const file = join(folder, 'en/home.txt');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Boats, level 1', 'Ships, level 1'));
  expect(await write(true)).toBe(false);
  expect(logs).toMatch(
    /\n-heading, Ships, level 1\n\+heading, Boats, level 1\n[^]*If this is intended, run “npm run speech”/,
  );
});
