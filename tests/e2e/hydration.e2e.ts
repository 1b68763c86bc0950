import { samplePages, t } from './pages.ts';
import { inPieces } from './serveSite.ts';
import { expect, readMoves, recordMoves, test, visit, waitForHydration } from './site.ts';

for (const { path } of samplePages)
  test(`nothing moves while ${path} arrives, and React keeps the elements of the HTML @language`, async ({
    page,
  }) => {
    await page.setExtraHTTPHeaders({ [inPieces]: 'yes' });
    await recordMoves(page);
    await page.addInitScript(() => {
      // Store the heading, because React replaces it if hydration fails.
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { heading: document.querySelector('h1') });
      });
    });
    await visit(page, path);
    const isKept = await page.evaluate(
      () => Reflect.get(window, 'heading') === document.querySelector('h1'),
    );
    expect(isKept).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(await readMoves(page)).toEqual([]);
  });

test('the footer shows the current year, but never a year before that of the build', async ({
  page,
}) => {
  const buildYear = new Date().getFullYear();
  for (const [currentYear, year] of [
    [buildYear + 3, buildYear + 3],
    [1971, buildYear],
  ] as const) {
    await page.clock.setFixedTime(new Date(`${currentYear}-06-01`));
    await visit(page, '/');
    await expect(page.getByRole('contentinfo')).toContainText(
      t(($) => $.common.footer.copyright, { year, company: t(($) => $.common.company) }),
    );
  }
});

test('a visitor who only reads loads at most 140 kB of script', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await waitForHydration(page);
  const size = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  expect(size).toBeGreaterThan(50_000);
  expect(size).toBeLessThanOrEqual(140_000);
});
