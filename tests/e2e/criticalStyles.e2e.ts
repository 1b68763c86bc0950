import { samplePages } from './pages.ts';
import { findDifferences, readComputedStyles } from '../computedStyles.ts';
import { expect, test } from './site.ts';

// Each page is loaded twice, so that nothing but the style sheet differs.
test.use({ javaScriptEnabled: false });

for (const colorScheme of ['light', 'dark'] as const)
  for (const { path, isFound } of samplePages)
    test(
      `${path} is painted in the ${colorScheme} scheme as it stays when its style sheet has come`,
      { tag: '@language' },
      async ({ page, expectedComplaints }) => {
        expectedComplaints.push('ERR_FAILED', ...(isFound ? [] : ['404']));
        await page.emulateMedia({ colorScheme });
        for (const width of [390, 1366]) {
          await page.setViewportSize({ width, height: 800 });
          await page.route('**/*.css', (route) => route.abort());
          await page.goto(path);
          const painted = await readComputedStyles(page);
          await page.unroute('**/*.css');
          await page.goto(path);
          expect(findDifferences(painted, await readComputedStyles(page))).toEqual([]);
          expect(Object.keys(painted).length).toBeGreaterThan(100);
        }
        await page.emulateMedia({ colorScheme: null });
      },
    );
