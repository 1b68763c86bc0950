import { samplePages, t } from './pages.ts';
import { inPieces } from './serveSite.ts';
import { expect, hydrated, readMoved, recordMoved, test, visit } from './site.ts';

for (const { path, isFound } of samplePages)
  test(
    `${path} arrives in pieces, moves nothing, and is taken over by React as it stands`,
    { tag: '@language' },
    async ({ page, complaints }) => {
      await page.setExtraHTTPHeaders({ [inPieces]: 'yes' });
      await recordMoved(page);
      await page.addInitScript(() => {
        // React replaces what it cannot adopt; the element that the HTML brought would be another.
        document.addEventListener('DOMContentLoaded', () => {
          Object.assign(window, { first: document.querySelector('h1') });
        });
      });
      await visit(page, path);
      const kept = await page.evaluate(
        () => Reflect.get(window, 'first') === document.querySelector('h1'),
      );
      expect(kept).toBe(true);
      await page.waitForLoadState('networkidle');
      expect(await readMoved(page)).toEqual([]);
      if (!isFound) complaints.splice(0);
    },
  );

test('a page that was built years ago is adopted, and shows the year of the visit, but none before its own', async ({
  page,
}) => {
  const built = new Date().getFullYear();
  for (const [year, shown] of [
    [built + 3, built + 3],
    [1971, built],
  ] as const) {
    await page.clock.setFixedTime(new Date(`${year}-06-01`));
    await visit(page, '/');
    await expect(page.getByRole('contentinfo')).toContainText(
      t(($) => $.common.footer.copyright, { year: shown, company: t(($) => $.common.company) }),
    );
  }
});

test('a visit that only reads loads at most 140 kB of script, and no font', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await hydrated(page);
  const loaded = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize }),
    ),
  );
  const scripts = loaded.filter(({ name }) => name.endsWith('.js'));
  const weight = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(weight).toBeGreaterThan(50_000);
  expect(weight).toBeLessThanOrEqual(140_000);
  expect(loaded.filter(({ name }) => /\.(?:woff2?|ttf|otf)$/.test(name))).toEqual([]);
});
