import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { AuditConfig } from '../config.ts';
import type { TreeNode } from '../gather/accessibilityTree.ts';
import { toAnnouncements } from '../speech/liveRegions.ts';
import type { SpeechConfig, SpeechStep } from '../speech/scenario.ts';
import { takeSnapshots } from '../speech/takeSnapshots.ts';
import { writeSpeechSnapshots } from '../speech/writeSpeechSnapshots.ts';
import { createExampleConfig, serveExample } from './exampleSite.ts';

type Content = { html: string; css?: string; script?: () => void };

function createConfig(content: Content, speech: SpeechConfig = {}): AuditConfig {
  const example = { description: 'speech', ...content };
  return { ...createExampleConfig(example), serve: () => serveExample(example), speech };
}

/** The snapshot of a scenario on an example page, and the errors. */
async function recordSteps(content: Content, ...steps: SpeechStep[]) {
  const config = createConfig(content, { scenarios: () => [{ name: 'scenario', steps }] });
  const { texts, errors } = await takeSnapshots(config);
  return { text: texts.get('en/scenario.txt'), errors };
}

it('records what is read, the lists and the tab sequence of a page', async () => {
  const config = createConfig(
    {
      html: `<header><nav aria-label="Main"><ul><li><a href="/" aria-current="page">Home</a></li>
          <li><a href="/de" lang="de">Deutsch</a></li></ul></nav>
        <details><summary>More</summary><a href="/closed">Closed</a></details></header>
        <main><h1>Boats</h1><p hidden>Hidden.</p><p class="gone">Gone.</p>
        <h3 lang="de" id="generated">Boote</h3><ol><li>Row to \u2068me@example.org\u2069</li></ol>
        <p>Read <a href="/terms">our <b>terms</b></a>.</p><h2><a href="/sea">The sea</a></h2>
        <img src="data:," width="9" height="9"><button aria-expanded="true">Filter</button></main>`,
      css: '.gone { display: none } #generated::before { content: "Neu: " }',
    },
    { replacements: { 'me@example.org': '{email}' } },
  );
  const { texts, errors } = await takeSnapshots(config);
  expect(errors).toEqual([]);
  expect(texts.get('en/home.txt')).toBe(`# read from top to bottom
document, Boats for hire
banner
navigation, Main
list, 2 items
• link, Home, current page
[de] • link, Deutsch
end of list
end of navigation, Main
disclosure triangle, More, collapsed
end of banner
main
heading, Boats, level 1
[de] heading, Neu: Boote, level 3
list, 1 item
1. Row to {email}
end of list
Read
link, our terms
heading, The sea, level 2
link, The sea
image
button, Filter, expanded
end of main

# headings
1 Boats
    [de] 3 Neu: Boote
  2 The sea

# landmarks
banner
  navigation, Main
main

# links
Home
[de] Deutsch
our terms
The sea

# tab sequence
link, Home, current page
[de] link, Deutsch
disclosure triangle, More, collapsed
link, our terms
link, The sea
button, Filter, expanded
`);
});

const toast: Content = {
  html: '<main><button id="open">Hire</button></main><div role="status"></div>',
  script: () =>
    document.querySelector('#open')!.addEventListener('click', () => {
      document.querySelector('[role="status"]')!.innerHTML = '<p>Hired</p>';
      document.title = 'Hired';
      document.querySelector('main')!.insertAdjacentHTML('afterbegin', '<a href="/">Undo</a>');
    }),
};

const press = {
  title: 'Enter is pressed',
  act: async (page) => {
    await page.locator('#open').focus();
    await page.keyboard.press('Enter');
  },
  records: 'focus and announcements',
} satisfies SpeechStep;

it('records the focus, announcements, new content and title of each step', async () => {
  const { text, errors } = await recordSteps(
    toast,
    { title: 'nothing is done', records: 'focus and announcements' },
    { ...press, requiresAnnouncement: true },
    { title: 'the focus', records: 'focus' },
    { title: 'new', records: 'new content' },
    {
      title: 'Tab',
      act: (page) => page.locator('a').focus(),
      records: 'tab stops',
      count: 'button',
    },
    { title: 'title', records: 'page title' },
    { title: 'start', records: 'page start' },
  );
  expect(errors).toEqual([]);
  expect(text).toBe(`# nothing is done
(nothing)

# Enter is pressed
button, Hire
polite: Hired

# the focus
button, Hire

# new
link, Undo
Hired

# Tab
button, Hire

# title
document, Hired

# start
button, Hire
document, Hired
main
link, Undo
button, Hire
`);
});

it('does not record an announcement in a hidden region', async () => {
  const { text } = await recordSteps({ ...toast, css: '[role] { display: none }' }, press);
  expect(text).toBe('# Enter is pressed\nbutton, Hire\n');
});

it('reports a live region that is missing, and tells what mends it', async () => {
  const { text, errors } = await recordSteps(
    { ...toast, html: toast.html.replace('></div>', ' hidden></div>') },
    { ...press, requiresAnnouncement: true },
  );
  expect(text).toBeUndefined();
  expect(errors).toEqual([
    'en/scenario.txt: “Enter is pressed”: before it, the accessibility tree has no empty live region that is polite, so that NVDA and JAWS announce nothing. Put an empty element with role="status" into the page as it loads, and do not hide it from screen readers.',
  ]);
});

it('reports a required announcement whose text is hidden', async () => {
  const { errors } = await recordSteps(
    { ...toast, css: '[role] p { display: none }' },
    { ...press, requiresAnnouncement: true },
  );
  expect(errors).toEqual([
    'en/scenario.txt: “Enter is pressed”: nothing was announced. Write the message into the live region that the page has from the start.',
  ]);
});

const node = (role: string, rest: Partial<TreeNode> = {}): TreeNode => ({
  id: 1,
  role,
  name: '',
  language: 'en',
  children: [],
  ...rest,
});
const createTree = (live: string, name = '') =>
  node('RootWebArea', {
    children: [
      node('status', {
        id: 2,
        index: 5,
        live,
        children: name ? [node('StaticText', { name })] : [],
      }),
    ],
  });

it.each([
  ['was not in the tree before', node('RootWebArea'), createTree('polite', 'Saved')],
  ['is emptied', createTree('polite', 'Saved'), createTree('polite')],
  ['changes its politeness', createTree('assertive'), createTree('polite', 'Saved')],
])('takes a region for silent that %s', (_, before, after) => {
  expect(toAnnouncements([5], before, after)).toEqual([]);
});

it('writes snapshots, removes what belongs to nothing, and shows differences', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'speech-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const config = { ...createConfig({ html: '<h1>Boats</h1>' }), speechSnapshots: folder };
  const logs: string[] = [];
  const write = (check: boolean) =>
    writeSpeechSnapshots(config, { check, log: (text) => logs.push(text) });
  mkdirSync(join(folder, 'xx'));
  writeFileSync(join(folder, 'xx/home.txt'), 'Old\n');
  expect(await write(true)).toBe(false);
  expect(logs.join('\n')).toContain('en/home.txt is missing.');
  expect(logs.join('\n')).toContain('xx/home.txt is of no page, language or scenario.');
  expect(await write(false)).toBe(true);
  expect(existsSync(join(folder, 'xx/home.txt'))).toBe(false);

  const file = join(folder, 'en/home.txt');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('1 Boats', '1 Ships'));
  logs.length = 0;
  expect(await write(true)).toBe(false);
  expect(logs.join('\n')).toMatch(/^-1 Ships\n\+1 Boats$/m);
  expect(logs.at(-1)).toContain('If that is meant, write the snapshots with “npm run speech”');
  writeFileSync(file, text);
  expect(await write(true)).toBe(true);
});

it('names the field that a configuration without snapshots lacks', async () => {
  await expect(writeSpeechSnapshots(createConfig({ html: '' }), { check: true })).rejects.toThrow(
    'The configuration has no folder of speech snapshots. Give it as speechSnapshots.',
  );
});
