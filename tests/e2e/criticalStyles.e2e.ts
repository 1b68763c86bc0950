import { findDifferences, readComputedStyles } from '../computedStyles.ts';
import { samplePages } from './pages.ts';
import { expect, test } from './site.ts';

// Scripts are off, so that only the style sheet can change the page.
test.use({ javaScriptEnabled: false });

for (const colorScheme of ['light', 'dark'] as const)
  for (const { path, isFound } of samplePages)
    test(`${path} does not change when its style sheet arrives, in the ${colorScheme} scheme @language`, async ({
      page,
      expectedComplaints,
    }) => {
      expectedComplaints.push('ERR_FAILED', ...(isFound ? [] : ['404']));
      await page.emulateMedia({ colorScheme });
      for (const width of [390, 1366]) {
        await page.setViewportSize({ width, height: 800 });
        await page.route('**/*.css', (route) => route.abort());
        await page.goto(path);
        const before = await readComputedStyles(page);
        await page.unroute('**/*.css');
        await page.goto(path);
        expect(findDifferences(before, await readComputedStyles(page))).toEqual([]);
        expect(Object.keys(before).length).toBeGreaterThan(100);
      }
      await page.emulateMedia({ colorScheme: null });
    });
