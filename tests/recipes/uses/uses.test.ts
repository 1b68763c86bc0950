import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { launchOptions, listen, waitForElement } from 'accessibility-audit';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { toSecurityHeaders } from '../../../src/node/server/rules.ts';
import { createSiteHandler } from '../../../src/node/server/siteHandler.ts';
import { findDifferences, readComputedStyles, type PageStyles } from '../../computedStyles.ts';
import { copySite } from '../../copySite.ts';
import { runCommand } from '../../runCommand.ts';
import { addEntries, addPage, replaceText } from '../addPage.ts';
import { startServer } from '../startServer.ts';

// The hook builds the site and starts the development server.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const cleanups = new AsyncDisposableStack();
const origins = { built: '', dev: '' };
/** With `navigation`, a link on the built home page leads to the tested page. */
const ways = ['built', 'dev', 'navigation'] as const;
type Way = (typeof ways)[number];
/**
 * All tests share these contexts and their caches, because the development server sends many files. Some tests
 * use all three at once. So each way has its own context, because Chromium may not draw a page behind another.
 */
const contexts = {} as Record<Way, BrowserContext>;

async function makeSiteWithUses(): Promise<void> {
  const site = process.cwd();
  const folder = copySite(mkdtempSync(join(tmpdir(), 'uses-')));
  process.chdir(folder);
  cleanups.defer(() => rmSync(folder, { recursive: true }));
  cleanups.defer(() => process.chdir(site));
  for (const [id, title] of Object.entries({ uses: 'Uses', actions: 'Actions' })) {
    const meta = { title, description: `${title} of the components that Mantine has.` };
    writeFileSync(`locales/en/${id}.json`, JSON.stringify({ meta }));
    addEntries('locales/en/common.json', { nav: { [id]: title } });
    const link = `  { id: '${id}', to: '/${id}' },\n`;
    replaceText('src/components/SiteLinks.tsx', '] as const', `${link}] as const`);
    addPage(id);
    copyFileSync(join(import.meta.dirname, `${title}Page.tsx`), `src/pages/${id}/${title}Page.tsx`);
  }
  copyFileSync(join(import.meta.dirname, 'Uses.module.css'), 'src/pages/uses/Uses.module.css');
  copyFileSync('node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf', 'src/pages/uses/brand.ttf');
  await sharp('src/static/icon-192.png').toFile('src/pages/uses/photo.webp');
  writeFileSync('src/static/linked.css', 'h2 { text-indent: 3px }');
  writeFileSync('src/static/own.js', "postMessage('')");
  writeFileSync('src/pages/actions/reply.js', "postMessage('Hello')");
  writeFileSync('src/styles/linked.css', 'h2 { word-spacing: 3px }');
  writeFileSync('src/pages/uses/headings.css', 'h2 { text-underline-offset: 3px }');
  const links = ['/linked.css', '/src/styles/linked.css'].map(
    (address) => `<link rel="stylesheet" href="${address}" />`,
  );
  replaceText('index.html', '<link', `${links.join('')}<link`);
}

beforeAll(async () => {
  await makeSiteWithUses();
  await runCommand('node node_modules/.bin/vite build --sourcemap --logLevel warn');
  origins.built = cleanups.use(await listen(createSiteHandler('dist'))).origin;
  const command = ['node_modules/.bin/vite', '--port', '0'];
  const dev = startServer(command, /(?<=Local: +)http:\S+(?=\/)/);
  cleanups.use(dev.child);
  origins.dev = await dev.started;
  const browser = cleanups.use(await chromium.launch(launchOptions()));
  for (const way of ways) {
    contexts[way] = await browser.newContext({ colorScheme: 'light', locale: 'en' });
    // On a busy machine, the development server takes long to transform the site for the first request.
    contexts[way].setDefaultTimeout(120_000);
  }
});
afterAll(() => cleanups.disposeAsync());

async function open(way: Way, path = '/actions'): Promise<{ page: Page; complaints: string[] }> {
  const page = await contexts[way].newPage();
  onTestFinished(() => page.close());
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  const origin = way === 'dev' ? origins.dev : origins.built;
  await page.goto(way === 'navigation' ? `${origin}/` : origin + path);
  await waitForElement(page, 'html[data-hydrated]');
  if (way === 'navigation') await page.locator(`header a[href="${path}"]`).click();
  await waitForElement(page, '[data-uses], [data-overlays]');
  await waitUntilStable(page);
  return { page, complaints };
}

/** Waits until nothing changes, because Mantine first measures and animates some components. */
async function waitUntilStable(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let frames = 0;
    const observer = new MutationObserver(() => (frames = 0));
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    observer.observe(document.body, all);
    for (; frames < 10; frames += 1) {
      const animations = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.all(animations.map(({ finished }) => finished.catch(() => {})));
      await new Promise(requestAnimationFrame);
    }
    observer.disconnect();
  });
}

/** Afterwards, the page stays in the dark scheme. */
async function inBothSchemes(page: Page, act: (scheme: string) => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
    await act(colorScheme);
  }
}

it('Mantine components look the same in development, in a build and after a navigation, and pass axe at level AA; the styles that index.html links and that React adds apply, and a class of the site overrides Mantine', async () => {
  const styles: Record<string, PageStyles> = {};
  const violations: string[] = [];
  const inspect = async (way: Way) => {
    const { page, complaints } = await open(way, '/uses');
    await expectOwnStyles(page, way);
    await inBothSchemes(page, async (scheme) => {
      styles[`${way}, ${scheme}`] = await readComputedStyles(page, 'main [data-uses] > *');
      if (way === 'built') violations.push(...(await findViolations(page)));
    });
    expect(complaints).toEqual([]);
  };
  await Promise.all(ways.map(inspect));
  expect(violations).toEqual([]);
  for (const scheme of ['light', 'dark']) {
    const [built, dev, navigation] = ways.map((way) => styles[`${way}, ${scheme}`]!);
    const uses = Object.keys(built!).filter((path) => !path.includes('>'));
    expect(uses.length).toBeGreaterThan(80);
    expect(findDifferences(built!, dev!)).toEqual([]);
    expect(findDifferences(built!, navigation!)).toEqual([]);
  }
});

it('without a script, Mantine components look the same before and after the style sheet arrives', async () => {
  const other = await contexts.built.browser()!.newContext({ javaScriptEnabled: false });
  onTestFinished(() => other.close());
  const page = await other.newPage();
  const read = async () => {
    await page.goto(`${origins.built}/uses`);
    return readComputedStyles(page, 'main [data-uses] > *');
  };
  await page.route('**/assets/style-*.css', (route) => route.abort());
  const before = await read();
  await page.unroute('**/assets/style-*.css');
  expect(Object.keys(before).length).toBeGreaterThan(300);
  expect(findDifferences(before, await read())).toEqual([]);
});

it.each([
  '/uses/?from=mail',
  '/privacy.html',
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  '/.well-known/security.txt',
  '/nowhere/',
  '/f%C3%BCr',
])('the development server responds to %s like the preview server', async (address) => {
  const [built, dev] = await Promise.all(
    [origins.built, origins.dev].map(async (origin) => {
      const { status, headers } = await fetch(origin + address, { redirect: 'manual' });
      return [status, headers.get('content-type'), headers.get('location')];
    }),
  );
  expect(dev).toEqual(built);
});

const clicked = ['Modal', 'Drawer', 'Dialog', 'Menu', 'Popover', 'Notification'];
const hovered = ['Tooltip', 'HoverCard'];
const overlays = [...clicked, ...hovered, 'Select', 'Autocomplete', 'MultiSelect'];

async function openOverlay(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  const input = page.getByRole('combobox', { name, exact: true });
  // In the middle of the window, the overlay has room on every side, so it always opens on the same side.
  await button
    .or(input)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center' }));
  if ([...clicked, 'Native'].includes(name)) await button.click();
  else if (hovered.includes(name)) await button.hover();
  else await input.press('ArrowDown');
}

it('overlays look the same in development and in a build, their buttons and fields also after a navigation, and all pass axe at level AA', async () => {
  type Styles = Record<string, PageStyles[string]>;
  const closed: Record<Way, Styles> = { built: {}, dev: {}, navigation: {} };
  const opened: Record<Way, Styles> = { built: {}, dev: {}, navigation: {} };
  const violations: string[] = [];
  const inspect = async (way: Way) => {
    const { page, complaints } = await open(way);
    const record = (styles: Styles, name: string, part: string) =>
      inBothSchemes(page, async (scheme) => {
        for (const [path, element] of Object.entries(await readComputedStyles(page, part)))
          styles[`${name}, ${scheme}: ${path}`] = element;
        if (way === 'built') violations.push(...(await findViolations(page, part)));
      });
    await record(closed[way], 'closed', 'main');
    for (const name of way === 'navigation' ? [] : overlays) {
      await openOverlay(page, name);
      const overlay = ['content', 'dropdown', 'tooltip', 'root:not([data-overlays] *)']
        .map((part) => `.mantine-${name}-${part}`)
        .join(', ');
      await page.locator(overlay).filter({ visible: true }).first().waitFor();
      await waitUntilStable(page);
      await record(opened[way], name, overlay);
      await page.keyboard.press('Escape');
      await page.mouse.move(0, 0);
    }
    expect(complaints).toEqual([]);
  };
  await Promise.all(ways.map(inspect));
  expect(violations).toEqual([]);
  expect(Object.keys(opened.built).length).toBeGreaterThan(120);
  expect(findDifferences(opened.built, opened.dev)).toEqual([]);
  expect(findDifferences(closed.built, closed.dev)).toEqual([]);
  expect(findDifferences(closed.built, closed.navigation)).toEqual([]);
});

it('a tooltip appears when its button gets the focus', async () => {
  const { page } = await open('built');
  await page.getByRole('button', { name: 'Tooltip', exact: true }).focus();
  await page.getByRole('tooltip').waitFor();
});

it.each(['dev', 'built'] as const)(
  'a browser shows pictures and fonts of the site, and refuses pictures from other sites and HTML that scripts insert: %s',
  async (way) => {
    const { page, complaints } = await open(way, '/uses');
    const photo = page.locator('img[src*=photo]');
    await photo.scrollIntoViewIfNeeded();
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(192);
    const states = await page.evaluate(async () => {
      const fonts = await document.fonts.load('1em Brand');
      return fonts.map(({ status }) => status);
    });
    expect(states).toContain('loaded');
    expect(states).not.toContain('error');
    expect(complaints).toEqual([]);

    await page.evaluate(() => {
      document.body.append(Object.assign(new Image(), { src: 'https://example.com/picture.png' }));
      setTimeout(() => (document.body.innerHTML = '<p>'));
    });
    for (const rule of ["img-src 'self'", "requires 'TrustedHTML'"])
      await expect.poll(() => complaints.join()).toContain(rule);
  },
);

it('a button that is pressed before the script has loaded reacts once, and no other button reacts', async () => {
  const page = await contexts.built.newPage();
  onTestFinished(() => page.close());
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(`${origins.built}/actions`);
  const search = page.locator('form[action="/search"]');
  await search.evaluate((form) => {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      form.append('Sent. ');
    });
  });
  for (const name of ['Send', 'Like', 'Search', 'Reset', 'Help'])
    await page.getByRole('button', { name, exact: true }).click();
  await page.getByLabel('Words').evaluate((field: HTMLInputElement) => (field.value = 'lamp'));
  resolve();
  const output = page.locator('output');
  await expect.poll(() => output.textContent()).toBe('Like 1');
  await page.getByRole('button', { name: 'Share', exact: true }).waitFor();
  await waitUntilStable(page);
  expect(await output.textContent()).toBe('Like 1');
  expect((await search.textContent())?.match(/Sent/g)).toHaveLength(1);
  expect(await page.getByLabel('Words').inputValue()).toBe('lamp');
  expect(await page.getByText('Write a word.').isVisible()).toBe(true);
});

it('the development server sends the security headers of the build', async () => {
  expect(await readSecurityHeaders(origins.dev)).toEqual(await readSecurityHeaders(origins.built));
});

it('a visitor can type into a field that changes the query or the state of the history entry', async () => {
  const { page } = await open('built');
  await page.goto(`${origins.built}/actions#main`);
  const field = page.getByRole('textbox', { name: 'Filter' });
  await field.press('h');
  await expect.poll(() => new URL(page.url()).search).toBe('?filter=h');
  await waitUntilStable(page);
  await page.keyboard.press('i');
  await expect.poll(() => new URL(page.url()).search).toBe('?filter=hi');
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.focus();
  for (const text of ['a', 'ab', 'abc']) {
    await page.keyboard.press(text.at(-1)!);
    await expect.poll(() => page.evaluate(() => history.state.usr?.note)).toBe(text);
    await waitUntilStable(page);
  }
  // An ordinary link to this page has no state, and goes to the start of the page.
  await page.locator('header nav a[href="/actions"]').click();
  await page.locator('h1:focus').waitFor();
});

it('a button that empties a field is named in the language of the page', async () => {
  const { page } = await open('built');
  for (const [path, name] of [
    ['actions', 'Clear'],
    ['ar/actions', 'مسح'],
  ] as const) {
    await page.goto(`${origins.built}/${path}`);
    await page.locator(`.mantine-InputClearButton-root[aria-label="${name}"]`).waitFor();
  }
});

it('a component keeps its corners when it gets the focus', async () => {
  const { page } = await open('built', '/uses');
  const radio = page.getByRole('radio').first();
  const before = await readStyle(radio, 'border-radius');
  await radio.press('ArrowDown');
  expect(parseFloat(before)).toBeGreaterThan(4);
  expect(await readStyle(page.locator('[type=radio]:focus-visible'), 'border-radius')).toBe(before);
});

it('a number beside the label of a button is not shown as a mirror image in Arabic', async () => {
  const { page } = await open('built', '/ar/uses');
  const section = page.locator('.mantine-Button-section').first();
  expect(await readStyle(section, 'scale')).toBe('none');
});

it('the security policy lets the site run its own workers', async () => {
  const { page, complaints } = await open('built');
  await page.evaluate(async () => {
    const worker = new Worker('/own.js');
    await new Promise((resolve) => worker.addEventListener('message', resolve));
  });
  await page.getByRole('button', { name: 'Ask a worker' }).click();
  await page.getByRole('button', { name: 'Ask a worker: Hello' }).waitFor();
  expect(complaints).toEqual([]);
});

it('the text and the button of a toast are announced with a space between them', async () => {
  const { page } = await open('built');
  await page.getByRole('button', { name: 'Notification', exact: true }).click();
  const announced = page.locator('[role="status"] p');
  await expect.poll(() => announced.allTextContents()).toEqual(['Saved', 'All files Undo']);
});

it.each([
  ['Send and leave', '/privacy'],
  ['Send and return', '/'],
])(
  'if the button “%s” shows a toast and leads to another page, the toast is announced and stays until a link is followed',
  async (name, path) => {
    const { page } = await open('navigation');
    const toast = page.locator('.mantine-Notifications-notification');
    await page.getByRole('button', { name }).click();
    await page.waitForURL(origins.built + path);
    const announced = page.locator('[role="status"] p');
    await expect.poll(() => announced.allTextContents()).toContain('Your message was sent.');
    expect((await announced.allTextContents()).length).toBeLessThanOrEqual(2);
    expect(await toast.textContent()).toContain('Your message was sent.');
    await page.locator('footer a[href="/terms"]').click();
    await toast.waitFor({ state: 'detached' });
  },
);

it('a link to a heading in a closed <details> opens it and focuses the heading', async () => {
  const { page } = await open('built');
  await page.getByRole('link', { name: 'Answer', exact: true }).click();
  await waitForElement(page, '#answer:focus');
  expect(await page.locator('#answer').isVisible()).toBe(true);
});

it.each(['/ar', '/ja'])(
  'headings and texts of %s look the same in development and in a build',
  async (path) => {
    const styles: PageStyles[] = [];
    for (const way of ['built', 'dev'] as const) {
      const page = await contexts[way].newPage();
      onTestFinished(() => page.close());
      await page.goto(origins[way] + path);
      styles.push(
        await readComputedStyles(page, 'main :is(h1, h2, h3, p)', '^(?:letter|line|word)-'),
      );
    }
    expect(Object.keys(styles[0]!).length).toBeGreaterThan(10);
    expect(findDifferences(styles[0]!, styles[1]!)).toEqual([]);
  },
);

it.each([
  ['Menu', '.mantine-Menu-dropdown'],
  ['Select', '.mantine-Select-dropdown'],
  ['Modal', '.mantine-Modal-content'],
  ['Native', 'dialog'],
])('Escape closes the open %s, and a second Escape closes the toast', async (name, selector) => {
  const { page } = await open('built');
  const toast = page.locator('.mantine-Notifications-notification');
  await page.getByRole('button', { name: 'Notification', exact: true }).click();
  await openOverlay(page, name);
  const overlay = page.locator(selector).filter({ visible: true });
  await overlay.waitFor();
  await waitUntilStable(page);
  await page.keyboard.press('Escape');
  await overlay.waitFor({ state: 'hidden' });
  expect(await toast.count()).toBe(1);
  await page.keyboard.press('Escape');
  await toast.waitFor({ state: 'detached' });
});

it.each([
  ['names a page that cannot be rendered', '{document.title}', '/de/uses cannot be rendered:'],
  [
    'refuses a picture that is written with new URL(…, import.meta.url)',
    "<img src={new URL('./photo.webp', import.meta.url).href} alt='' />",
    'Write import picture from',
  ],
  [
    'shows a page with a promise that is rejected',
    "Rejected{void Promise.reject(new Error('Lost'))}",
    'Rejected',
  ],
])('the development server %s, and goes on', async (_, content, answer) => {
  const source = readFileSync(join(import.meta.dirname, 'UsesPage.tsx'), 'utf8');
  const copy = 'src/pages/uses/UsesPage.tsx';
  const address = `${origins.dev}/de/uses`;
  writeFileSync(copy, source.replace('>Uses</Title>', `>${content}</Title>`));
  await expect.poll(async () => (await fetch(address)).text()).toContain(answer);
  writeFileSync(copy, source);
  await expect.poll(async () => (await fetch(address)).status).toBe(200);
});

// This test is the last one, because it changes the theme of the development server.
it('a page in development shows a changed theme at once', async () => {
  const { page } = await open('dev');
  const button = page.getByRole('button', { name: 'Tooltip', exact: true });
  const readColor = () => readStyle(button, 'background-color');
  const before = await readColor();
  replaceText('src/app/theme.ts', "primaryColor: 'brand'", "primaryColor: 'plum'");
  await expect.poll(readColor, { timeout: 60_000 }).not.toBe(before);
});

async function expectOwnStyles(page: Page, way: Way): Promise<void> {
  const title = page.getByRole('heading', { name: 'The margin of the class' });
  for (const [property, value] of Object.entries({
    'text-indent': '3px',
    'word-spacing': '3px',
    'text-underline-offset': '3px',
    'text-transform': 'uppercase',
    'margin-inline-start': '25px',
  }))
    expect.soft(await readStyle(title, property), `${property}, ${way}`).toBe(value);
  expect.soft(await page.locator('head > title').count()).toBe(1);
}

const readStyle = (element: Locator, property: string) =>
  element.evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);

async function findViolations(page: Page, part = 'html'): Promise<string[]> {
  // Load axe only once into a page, because loading it takes longer than analysing a small part of the page.
  const isLoaded = await page.evaluate(() => 'axe' in globalThis);
  const { violations } = await new AxeBuilder({ page, ...(isLoaded && { axeSource: 'void 0' }) })
    .include(part)
    // The default mode opens a blank page for each analysis, which takes longer than the analysis.
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}

async function readSecurityHeaders(origin: string) {
  const { headers } = await fetch(`${origin}/uses`);
  const names = Object.keys(toSecurityHeaders([])).filter((name) => !name.startsWith('Strict'));
  return names.map((name) => headers.get(name)?.replace(/script-src [^;]+/, 'script-src'));
}
