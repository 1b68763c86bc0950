import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { findBrowser, listen } from 'accessibility-audit';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import home from '../../locales/de/home.json';
import { createSiteHandler } from '../../src/node/server/siteHandler.ts';
import { enterCopyOfSite } from '../copySite.ts';
import { runCommand } from '../runCommand.ts';
import { replaceText } from './addPage.ts';
import { startServer } from './startServer.ts';

vi.setConfig({ testTimeout: 240_000 });

beforeEach(() => {
  enterCopyOfSite();
  cpSync('locales/de', 'locales/nl', { recursive: true });
  saveHeadline('');
});

function saveHeadline(title: string): void {
  const hero = { ...home.hero, title };
  writeFileSync('locales/nl/home.json', JSON.stringify({ ...home, hero }, null, 2));
}

const mistake = 'home.hero.title: There is a space twice in a row.';

/** Returns the address of the Dutch home page, which the command prints when its server has started. */
async function start(...args: string[]) {
  const { child, started, readOutput } = startServer(args, /http:\S+\/nl(?=\s)/);
  onTestFinished(() => void child.kill('SIGKILL'));
  return { address: await started, readOutput };
}

async function openBrowser(): Promise<Page> {
  const browser = await chromium.launch({ executablePath: findBrowser(() => {}) });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  // On a busy machine, the development server takes long to transform the site for the first request.
  page.setDefaultTimeout(120_000);
  return page;
}

it('npm run dev shows a text as soon as it is saved', async () => {
  const { address, readOutput } = await start('node_modules/.bin/vite', '--port', '0');
  const page = await openBrowser();
  await page.goto(address);
  await page.locator('h1 [lang=en]').waitFor();
  saveHeadline('Meer van alles');
  await page.getByRole('heading', { name: 'Meer van alles' }).waitFor();
  saveHeadline('Meer  van alles');
  await expect.poll(readOutput).toContain(mistake);
  writeFileSync('locales/nl.json', '{}');
  await expect.poll(readOutput).toContain('locales/nl.json:1:1 Nothing reads this file.');

  // A link in the box around each text opens the editor, and the browser stays on the page.
  const asked: string[] = [];
  await page.route('**/__open-in-editor*', (route) => {
    asked.push(decodeURIComponent(route.request().url()));
    return route.fulfill({ body: '' });
  });
  await page.locator('[data-preview] button').press('Enter');
  await page.locator('[data-key="home.hero.title"] a').press('Enter');
  await expect.poll(() => asked).toHaveLength(1);
  expect(asked[0]).toMatch(/file=locales\/nl\/home\.json:\d+:\d+$/);
  expect(page.url()).toBe(address);
});

it('npm run preview:locales builds again when a text is saved', async () => {
  const server = 'src/node/server/serve.ts';
  const { address, readOutput } = await start(server, '--build', '--locales');
  const read = async (path = '') => (await fetch(new URL(path, address))).text();
  expect(await read()).toContain('<span lang="en" dir="ltr">');
  // The next build runs in the same process. It must not use the code that was loaded before this change.
  replaceText('src/node/build/siteFiles.ts', 'User-agent', 'User-Agent');
  saveHeadline('Meer  van alles');
  const options = { timeout: 60_000, interval: 500 };
  await expect.poll(() => read(), options).toContain('Meer  van alles</h1>');
  expect(await read('/robots.txt')).toContain('User-Agent');
  await expect.poll(readOutput).toContain(mistake);
  saveHeadline('Meer van alles');
  await expect.poll(() => read(), options).toContain('Meer van alles</h1>');
  // The preview is not written into `dist`, because `dist` is the build for visitors.
  expect(existsSync('dist')).toBe(false);
});

it('the page of npm run locales -- pictures shows each text in its place, and needs no connection', async () => {
  await runCommand('node src/node/locales/main.ts pictures nl');
  const page = await openBrowser();
  await page.goto(`file://${process.cwd()}/reports/pictures/nl.html`);
  const article = (key: string) =>
    page.locator('article', { has: page.getByRole('heading', { name: key, exact: true }) });
  const text = article('home.hero.text');
  for (const width of [390, 1280])
    await text.getByRole('img', { name: `outlined on the page at ${width} pixels` }).waitFor();
  expect(await text.locator('dd').nth(1).textContent()).toBe(home.hero.text);
  expect(await article('home.hero.title').textContent()).toContain('not translated');
  expect(await article('home.hero.getStarted').textContent()).toMatch(
    /Room\s*24 characters; it has/,
  );
  expect(await article('home.products.learnMoreName').textContent()).toMatch(/Heard\s*button "/);
  expect(await article('common.error.text').textContent()).toContain('after an error on a page');
  expect(await page.locator('article', { hasText: 'None of the visited pages' }).count()).toBe(0);
  const html = readFileSync('reports/pictures/nl.html', 'utf8');
  expect(html).not.toMatch(/(?:src|href)="(?!data:)/);

  const { origin, close } = await listen(createSiteHandler('node_modules/.site-translators'));
  onTestFinished(close);
  await page.goto(`${origin}/nl`);
  const outlines = page.locator('[data-key]');
  const button = page.locator('[data-preview] button');
  await button.waitFor();
  expect(await outlines.count()).toBe(0);
  await page.locator('footer a').last().focus();
  const isReached = () => button.evaluate((one) => one === document.activeElement);
  for (let presses = 0; presses < 3 && !(await isReached()); presses += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const title = page.locator('[data-key="home.hero.title"] a');
  await title.waitFor();
  const editor = /^vscode:\/\/file\/.*locales\/nl\/home\.json:\d+:\d+$/;
  expect(await title.getAttribute('href')).toMatch(editor);
  expect(await page.locator('[data-key="common.nav.main"][data-kind=spoken]').count()).toBe(1);
  const titleOfPage = await page.locator('[data-key="home.meta.title"] a').first().boundingBox();
  expect(titleOfPage?.y).toBeGreaterThan(0);
  await page.setViewportSize({ width: 400, height: 800 });
  const measureWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(measureWidth).toBe(400);
  // While the language menu is closed, only the footer shows that Dutch is incomplete.
  const incomplete = page.locator('[data-key="preview.incomplete"]');
  expect(await incomplete.count()).toBe(1);
  await page.locator('summary').press('Enter');
  await expect.poll(() => incomplete.count()).toBe(2);
  // Each press changes the text of the slider. The text must still have only one outline.
  for (const key of ['ArrowUp', 'ArrowDown']) await page.getByRole('slider').press(key);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.locator('[data-key="home.hero.line.value"]').count()).toBe(1);
  // The preview finds texts by invisible characters around them, and then removes these characters.
  expect(await page.locator('html').innerHTML()).not.toMatch(/[\u{E0000}-\u{E007F}]/u);
  await button.press('Enter');
  await expect.poll(() => outlines.count()).toBe(0);
});
