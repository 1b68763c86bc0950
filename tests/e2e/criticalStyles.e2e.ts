import type { Page } from '@playwright/test';
import { findDifferences, readComputedStyles } from '../computedStyles.ts';
import { samplePages } from './pages.ts';
import { expect, test } from './site.ts';

// Scripts are off, so that only the style sheet can change the page.
test.use({ javaScriptEnabled: false });

async function readAllStyles(page: Page) {
  const all = [];
  for (const width of [390, 1366])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const place = `${width} px, ${colorScheme}`;
      all.push({ place, styles: await readComputedStyles(page) });
    }
  return all;
}

// Critical styles depend mainly on the direction of writing. So all pages are tested in one language of each
// direction. In other languages, only the home page is tested (`@language`). Pseudo-languages have no styles
// of their own.
for (const { id, path } of samplePages.filter(({ locale }) => !locale.preview))
  test(
    `${path} does not change when its style sheet arrives`,
    { tag: id === 'home' ? '@language' : [] },
    async ({ page, expectedComplaints }) => {
      expectedComplaints.push('ERR_FAILED');
      await page.route('**/*.css', (route) => route.abort());
      await page.goto(path);
      const before = await readAllStyles(page);
      await page.unroute('**/*.css');
      await page.goto(path);
      for (const [index, { place, styles }] of (await readAllStyles(page)).entries()) {
        expect(findDifferences(before[index]!.styles, styles), place).toEqual([]);
        expect(Object.keys(styles).length).toBeGreaterThan(100);
      }
    },
  );
