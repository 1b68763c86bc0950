import type { Page } from '@playwright/test';
import { findDifferences, readComputedStyles } from '../computedStyles.ts';
import { samplePages } from './pages.ts';
import { expect, test } from './site.ts';

// Scripts are off, so that only the style sheet can change the page.
test.use({ javaScriptEnabled: false });

/** Reads the styles on a phone in the light scheme, and on a laptop in the dark scheme. */
async function readBothStyles(page: Page) {
  const both = [];
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1366, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    both.push({ colorScheme, styles: await readComputedStyles(page) });
  }
  await page.emulateMedia({ colorScheme: null });
  return both;
}

// Critical styles do not depend on the language, so other languages than English need only one page each.
const testedPages = samplePages.filter(({ id, locale }) => id === 'home' || locale.tag === 'en');

for (const { id, path, isFound } of testedPages)
  test(
    `${path} does not change when its style sheet arrives`,
    { tag: id === 'home' ? '@language' : [] },
    async ({ page, expectedComplaints }) => {
      expectedComplaints.push('ERR_FAILED', ...(isFound ? [] : ['404']));
      await page.route('**/*.css', (route) => route.abort());
      await page.goto(path);
      const before = await readBothStyles(page);
      await page.unroute('**/*.css');
      await page.goto(path);
      for (const [index, { colorScheme, styles }] of (await readBothStyles(page)).entries()) {
        expect(findDifferences(before[index]!.styles, styles), colorScheme).toEqual([]);
        expect(Object.keys(styles).length).toBeGreaterThan(100);
      }
    },
  );
