import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { AuditConfig } from '../config.ts';
import type { TreeNode } from '../gather/accessibilityTree.ts';
import { listAnnouncements } from '../speech/liveRegions.ts';
import type { SpeechConfig, SpeechStep } from '../speech/scenario.ts';
import { takeSnapshots } from '../speech/takeSnapshots.ts';
import { writeSpeechSnapshots } from '../speech/writeSpeechSnapshots.ts';
import { createExampleConfig, serveExample } from './exampleSite.ts';

type Content = { html: string; css?: string };

function createConfig(content: Content, speech: SpeechConfig = {}): AuditConfig {
  return { ...createExampleConfig(content), serve: () => serveExample(content), speech };
}

// The committed snapshots of the site show lists, landmarks, tab sequences and each kind of step.
it('records what no page of the site has', async () => {
  const config = createConfig({
    html: `<main><h1>Boats</h1><p hidden>Hidden.</p><p class="gone">Gone.</p>
      <h3 lang="de" id="generated">Boote</h3><ol><li>Row to \u2068the sea\u2069</li></ol>
      <p>Read <a href="/terms">our <b>terms</b></a>.</p><h2><a href="/sea">The sea</a></h2>
      <img src="data:," width="9" height="9"><button aria-expanded="true">Filter</button>
      <input type="range" aria-label="Depth" value="3" />
      <input type="range" aria-label="Speed" aria-valuetext="3 knots" /></main>`,
    css: '.gone { display: none } #generated::before { content: "Neu: " }',
  });
  const texts = await takeSnapshots(config);
  expect(texts.get('en/home.txt')?.split('\n\n').slice(0, 2)).toEqual([
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
    `# headings
1 Boats
    [de] 3 Neu: Boote
  2 The sea`,
  ]);
});

const missing =
  'before it, the accessibility tree has no empty live region that is polite, so that NVDA and JAWS announce nothing. Put an empty element with role="status" into the page as it loads, and do not hide it from screen readers.';
const silent =
  'nothing was announced. Write the message into the live region that the page has from the start.';

it.each([
  ['a live region that is hidden', '[role] { display: none }', missing],
  ['a required announcement whose text is hidden', '[role] p { display: none }', silent],
])('reports %s, and tells what mends it', async (_, css, message) => {
  const html = `<main><button onclick="document.querySelector('[role]').innerHTML = '<p>Hired</p>'">
    Hire</button></main><div role="status"></div>`;
  const step: SpeechStep = {
    title: 'Enter is pressed',
    act: (page) => page.locator('button').press('Enter'),
    requiresAnnouncement: true,
  };
  const config = createConfig(
    { html, css },
    { scenarios: () => [{ name: 'scenario', steps: [step] }] },
  );
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
  ['comes into an empty region', createTree('polite'), ['polite: Saved']],
  ['comes with its region', createTree(), []],
  ['comes as the region changes its politeness', createTree('assertive'), []],
  ['was there before', createTree('polite', 'Saved'), []],
])('announces the region or not, whose text %s', (_, before, announced) => {
  const announcements = listAnnouncements(before, createTree('polite', 'Saved'));
  expect(announcements.map(({ text }) => text)).toEqual(announced);
});

it('writes snapshots, removes what belongs to nothing, and shows differences', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'speech-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const config = { ...createConfig({ html: '<h1>Boats</h1>' }), speechSnapshots: folder };
  let logs = '';
  const write = (check: boolean) =>
    writeSpeechSnapshots(config, { check, log: (text) => (logs += `${text}\n`) });
  mkdirSync(join(folder, 'xx'));
  writeFileSync(join(folder, 'xx/home.txt'), 'Old\n');
  expect(await write(true)).toBe(false);
  expect(logs).toMatch(/home\.txt\tnow\n@@ -0,0[^]*\n\+# headings\n[^]*-Old\n/);
  expect(await write(false)).toBe(true);
  expect(globSync('*/*.txt', { cwd: folder })).toEqual([join('en', 'home.txt')]);
  expect(await write(true)).toBe(true);

  const file = join(folder, 'en/home.txt');
  writeFileSync(file, readFileSync(file, 'utf8').replace('1 Boats', '1 Ships'));
  expect(await write(true)).toBe(false);
  expect(logs).toMatch(
    /\n-1 Ships\n\+1 Boats\n[^]*If that is meant, write them with “npm run speech”/,
  );
});
