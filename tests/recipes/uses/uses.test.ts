import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type Page } from '@playwright/test';
import { launchOptions, listen } from 'accessibility-audit';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { createSiteHandler } from '../../../src/node/server/siteHandler.ts';
import { findDifferences, readComputedStyles } from '../../computedStyles.ts';
import { copySite } from '../../copySite.ts';

// The site is built, and started in development, before the first test.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const folder = mkdtempSync(join(tmpdir(), 'uses-'));
const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
const origins = { built: '', dev: '' };
let browser: Browser;

/** Adds the page of uses to a copy of the site, as README.md says how to add a page. */
function addPage(): void {
  copySite(folder);
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
  const meta = { title: 'Uses', description: 'Ordinary uses of the components that Mantine has.' };
  writeFileSync(join(folder, 'locales/en/uses.json'), JSON.stringify({ meta }));
  edit('locales/en/common.json', (text) => text.replace('"nav": {', '"nav": { "uses": "Uses",'));
  edit('src/site/routes.ts', (text) =>
    text.replace(
      '\n  notFound,',
      "\n  { id: 'uses', path: '/uses', indexed: true, legal: false },\n  notFound,",
    ),
  );
  mkdirSync(join(folder, 'src/pages/uses'));
  for (const file of ['UsesPage.tsx', 'Uses.module.css'])
    copyFileSync(join(import.meta.dirname, file), join(folder, 'src/pages/uses', file));
  edit(
    'src/app/AppRoutes.tsx',
    (text) =>
      `import { UsesPage } from '../pages/uses/UsesPage.tsx';\n${text.replace('  home: HomePage,', '  home: HomePage,\n  uses: UsesPage,')}`,
  );
  edit('src/components/SiteLinks.tsx', (text) =>
    text.replace('] as const', "  { id: 'uses', to: '/uses' },\n] as const"),
  );
}

/** @returns the address that Vite tells */
function startDev(env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn('node', ['node_modules/.bin/vite', '--port', '0'], { cwd: folder, env });
  ends.push(() => child.kill());
  return new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => {
        said += String(data);
        const [, address] = /Local: +(http:\S+)\//.exec(said) ?? [];
        if (address) resolve(address);
      });
    child.once('exit', () => reject(new Error(said)));
  });
}

beforeAll(async () => {
  addPage();
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, NO_COLOR: '1' };
  execFileSync('node', ['node_modules/.bin/vite', 'build', '--logLevel', 'warn'], {
    cwd: folder,
    env,
    stdio: 'pipe',
  });
  const built = await listen(createSiteHandler(join(folder, 'dist')));
  ends.push(built.close);
  origins.built = built.origin;
  origins.dev = await startDev(env);
  browser = await chromium.launch(launchOptions());
  ends.push(() => browser.close());
});
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

type Looks = Awaited<ReturnType<typeof readComputedStyles>>;

type Scheme = 'light' | 'dark';
type Way = keyof typeof origins | 'navigation';

/** Opens the page of uses, and tells what the console says of it. */
async function open(way: Way, colorScheme: Scheme): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({ colorScheme, locale: 'en' });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  const origin = way === 'dev' ? origins.dev : origins.built;
  await page.goto(way === 'navigation' ? `${origin}/` : `${origin}/uses`);
  await page.locator('html[data-hydrated][data-complete]').waitFor();
  if (way === 'navigation') await page.locator('header a[href="/uses"]').click();
  await page.locator('[data-use=Overlays]').waitFor();
  await settle(page);
  return { page, complaints };
}

/** Until the page does not change any more: Mantine measures some components before it shows them. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let last = '', same = 0; same < 3;) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      const now = document.body.outerHTML;
      same = now === last ? same + 1 : 0;
      last = now;
    }
  });
}

const schemes: readonly Scheme[] = ['light', 'dark'];

it.each(schemes)(
  'ordinary uses of Mantine look alike in development, built and after a navigation: %s',
  async (scheme) => {
    const looks: Record<string, Looks> = {};
    for (const way of ['built', 'dev', 'navigation'] as const) {
      const { page, complaints } = await open(way, scheme);
      looks[way] = await readComputedStyles(page, 'main [data-use]');
      expect(complaints).toEqual([]);
    }
    expect(Object.keys(looks.built!).filter((path) => !path.includes('>')).length).toBeGreaterThan(
      60,
    );
    expect(findDifferences(looks.built!, looks.dev!)).toEqual([]);
    expect(findDifferences(looks.built!, looks.navigation!)).toEqual([]);
  },
);

/** How each overlay of the page is opened. */
const overlays = {
  Modal: (page) => page.getByRole('button', { name: 'Modal' }).click(),
  Drawer: (page) => page.getByRole('button', { name: 'Drawer' }).click(),
  Dialog: (page) => page.getByRole('button', { name: 'Dialog' }).click(),
  Menu: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  Popover: (page) => page.getByRole('button', { name: 'Popover' }).click(),
  Tooltip: (page) => page.getByRole('button', { name: 'Tooltip' }).hover(),
  HoverCard: (page) => page.getByRole('button', { name: 'HoverCard' }).hover(),
  Select: (page) => page.getByRole('combobox', { name: 'Select', exact: true }).press('ArrowDown'),
  Autocomplete: (page) => page.getByRole('combobox', { name: 'Autocomplete' }).press('ArrowDown'),
  MultiSelect: (page) => page.getByRole('combobox', { name: 'MultiSelect' }).press('ArrowDown'),
  Notification: (page) => page.getByRole('button', { name: 'Notification' }).click(),
} satisfies Record<string, (page: Page) => Promise<void>>;

it.each(schemes)(
  'what is opened looks alike in development and built, and passes axe at level AA: %s',
  async (scheme) => {
    const looks: Record<string, Record<string, unknown>> = { built: {}, dev: {} };
    const violations: string[] = [];
    for (const way of ['built', 'dev'] as const) {
      const { page, complaints } = await open(way, scheme);
      for (const [name, openOverlay] of Object.entries(overlays)) {
        await openOverlay(page);
        const overlay = ['content', 'dropdown', 'tooltip', 'root:not([data-overlay] *)']
          .map((part) => `.mantine-${name}-${part}`)
          .join(', ');
        await page.locator(overlay).filter({ visible: true }).first().waitFor();
        await settle(page);
        for (const [path, look] of Object.entries(await readComputedStyles(page, overlay)))
          looks[way]![`${name}: ${path}`] = look;
        if (way === 'built') violations.push(...(await findViolations(page, overlay)));
        await page.keyboard.press('Escape');
        await page.mouse.move(0, 0);
      }
      expect(complaints).toEqual([]);
    }
    expect(violations).toEqual([]);
    expect(Object.keys(looks.built!).length).toBeGreaterThan(60);
    expect(findDifferences(looks.built as Looks, looks.dev as Looks)).toEqual([]);
  },
);

it.each(schemes)('axe finds nothing at level AA in the default variants: %s', async (scheme) => {
  const { page } = await open('built', scheme);
  expect(await findViolations(page)).toEqual([]);
});

async function findViolations(page: Page, part = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}
