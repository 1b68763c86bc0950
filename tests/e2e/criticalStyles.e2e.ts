import type { Page } from '@playwright/test';
import { findDifferences, readComputedStyles } from '../computedStyles.ts';
import { samplePages } from './pages.ts';
import { expect, test } from './site.ts';

// Scripts are off, so that only the style sheet can change the page.
test.use({ javaScriptEnabled: false });

/** Languages of one direction of writing differ only in the styles of text. */
const properties = process.env.OTHER_LANGUAGES ? '^(?:font|hyph|letter|line|text|word|white)' : '';

/** Reads the styles on a phone in the light scheme, and on a laptop in the dark scheme. */
async function readAllStyles(page: Page) {
  const all = [];
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1366, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    all.push({ place: `${width} px`, styles: await readComputedStyles(page, ':root', properties) });
  }
  await page.emulateMedia({ colorScheme: null });
  return all;
}

// Critical styles hardly depend on the language, so languages other than the samples need one page each.
for (const { id, path, isFound } of samplePages)
  test(
    `${path} does not change when its style sheet arrives`,
    { tag: id === 'home' ? '@language' : [] },
    async ({ page, expectedComplaints }) => {
      expectedComplaints.push('ERR_FAILED', ...(isFound ? [] : ['404']));
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
