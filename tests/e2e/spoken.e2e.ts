import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { compareTranscripts } from '../audit/spoken/compare.ts';
import { hear } from '../audit/spoken/hear.ts';
import { hearPage } from '../audit/spoken/hearRoute.ts';
import { createListener, look, open, prepareContext } from '../audit/spoken/listener.ts';
import { checkLiveRegion } from '../audit/spoken/liveRegions.ts';
import { simulateReading } from '../audit/spoken/simulation.ts';
import { readAloud } from '../audit/spoken/reading.ts';
import { formatTranscript } from '../audit/spoken/transcript.ts';
import { expect, test } from './site.ts';

const file = 'en/home.txt';

async function listen(context: BrowserContext, page: Page) {
  await prepareContext(context);
  const listener = await createListener(page);
  await open(listener, '/');
  return listener;
}

/** As the security policy allows it. */
async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate(async (rules) => {
    document.adoptedStyleSheets = [await new CSSStyleSheet().replace(rules)];
  }, css);
}

test('a name that changes is told from the transcript, where it is heard', async ({
  context,
  page,
}) => {
  const listener = await listen(context, page);
  await page
    .getByRole('navigation', { name: 'Main' })
    .evaluate((nav) => nav.setAttribute('aria-label', 'Planted'));
  const heard = formatTranscript(await hearPage(listener), 'en');
  const committed = readFileSync(`tests/spoken/${file}`, 'utf8');
  const [difference] = compareTranscripts(new Map([[file, committed]]), new Map([[file, heard]]));
  expect(difference?.lines.filter((line) => /^[+-]/.test(line))).toEqual([
    '-navigation, Main',
    '+navigation, Planted',
    '-end of navigation, Main',
    '+end of navigation, Planted',
    '-  navigation, Main',
    '+  navigation, Planted',
  ]);
});

test('what is closed or hidden is not heard, what a style sheet adds is', async ({
  context,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const listener = await listen(context, page);
  await addStyle(page, '#about-title::before { content: "Added: " }');
  const { root, elements } = await look(listener);
  const sayings = await simulateReading(page, elements);
  // It is the simulation that errs here; were it mended, the browser's tree would be asked in vain.
  expect([...sayings.values()].filter(({ name }) => name === 'Deutsch')).toHaveLength(2);

  const heard = readAloud(root, sayings).map(({ text }) => text);
  expect(heard.filter((phrase) => phrase === 'link, Deutsch')).toHaveLength(1);
  expect(heard).not.toContain('navigation, Main');
  expect(heard).toContain('heading, Added: About Us, level 2');
});

test('a message in a region that is hidden is not taken for spoken', async ({ context, page }) => {
  const listener = await listen(context, page);
  const press = () => page.locator('#room-action').press('Enter');
  await addStyle(page, '[role="status"] { display: none }');
  const { root } = await look(listener);
  expect(() => checkLiveRegion(root)).toThrow('No empty region with live=polite');
  const heard = await hear(listener, press);
  expect(heard.map(({ text }) => text)).toEqual(['button, Learn More about Enhance My Room']);
});
