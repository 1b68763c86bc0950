import type { Page } from '@playwright/test';
import { contactEmail, t } from './pages.ts';
import { expect, getHeading, hydrated, prefer, readTexts, test, visit } from './site.ts';

/** What is wrong from the start. Each is put in before the page is loaded again. */
const faults: [what: string, inject: (page: Page) => Promise<unknown>, complaint?: string][] = [
  [
    'the script is blocked',
    (page) => page.route('**/*.js', (route) => route.abort()),
    'ERR_FAILED',
  ],
  [
    'the script is cut off',
    (page) =>
      page.route('**/*.js', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).slice(0, -100) });
      }),
    // Nobody hears of it in the console; the loader does without.
    '',
  ],
  [
    'storage is blocked',
    (page) =>
      page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
      }),
  ],
  [
    'storage holds something else',
    (page) =>
      page.addInitScript(() => {
        for (const storage of [localStorage, sessionStorage])
          for (const key of Object.keys(storage)) storage[key] = '{';
      }),
  ],
  ...['1971-01-01', '2199-12-31'].map((date): (typeof faults)[number] => [
    `the clock says ${date}`,
    (page) => page.clock.setFixedTime(new Date(date)),
  ]),
];

for (const [what, inject, complaint] of faults)
  test(`a visitor reads all, writes and goes on where ${what}`, async ({
    page,
    expectedComplaints,
  }) => {
    const hasScript = complaint === undefined;
    if (complaint) expectedComplaints.push(complaint);
    await visit(page, '/');
    const main = page.getByRole('main');
    const texts = await readTexts(main);
    await inject(page);
    await page.reload();
    if (hasScript) await hydrated(page);
    else await expect(page.getByRole('button')).toHaveCount(0);
    await expect(main).toHaveText(texts);
    await expect(page.locator(`a[href="mailto:${contactEmail}"]`)).toHaveCount(2);
    await page.getByRole('link', { name: t(($) => $.common.footer.privacy) }).click();
    await expect(page).toHaveURL('/privacy');
    await expect(getHeading(page)).toHaveText(t(($) => $.privacy.title));
    await page.goBack();
    await expect(main).toHaveText(texts);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

test('a visitor who comes back to a page that the browser has kept goes on with it', async ({
  page,
}) => {
  // The browsers of tests keep none, but they tell what would prevent it.
  await page.addInitScript(() => {
    const listened: string[] = [];
    Object.assign(window, { listened });
    const listen = window.addEventListener;
    window.addEventListener = (...args: Parameters<typeof listen>) => {
      listened.push(args[0]);
      listen(...args);
    };
  });
  const response = await page.goto('/');
  await hydrated(page);
  expect(response?.headers()['cache-control']).not.toContain('no-store');
  const listened = await page.evaluate(() => Reflect.get(window, 'listened') as string[]);
  expect(listened).toContain('pagehide');
  expect(listened.filter((type) => type.includes('unload'))).toEqual([]);
  await page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow'])
      window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  });
  const link = page.getByRole('link', { name: t(($) => $.common.footer.privacy) });
  await link.click();
  await expect(page).toHaveURL('/privacy');
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

test('a product opens in a new tab where scripts may open none', async ({ page, context }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await visit(page, '/');
  const link = page.getByRole('main').locator('a[target=_blank]');
  await context.route((await link.getAttribute('href'))!, (route) => route.fulfill({ body: '' }));
  const opened = page.waitForEvent('popup');
  await link.click();
  await (await opened).close();
});

test('a visitor with two tabs is offered another language in one, and each goes its own way', async ({
  page,
  context,
}) => {
  await prefer(page, ['de']);
  await visit(page, '/');
  await page.locator('[data-quiet]').waitFor();
  const other = await context.newPage();
  await prefer(other, ['de']);
  await visit(other, '/privacy');
  await other.waitForLoadState('networkidle');
  await expect(other.locator('[data-quiet]')).toHaveCount(0);
  await other.getByRole('contentinfo').locator('a[href="/terms"]').click();
  await expect(other).toHaveURL('/terms');
  await expect(page).toHaveURL('/');
  await expect(page.locator('[data-quiet]')).toBeVisible();
  await other.goBack();
  await expect(other).toHaveURL('/privacy');
  await other.close();
});
