import type { Page } from '@playwright/test';
import { readComputedStyles } from '../computedStyles.ts';
import { samplePages, t } from './pages.ts';
import { expect, test, visit } from './site.ts';

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('links lead to their pages and sections', async ({ page }) => {
    // A link that is pressed during smooth scrolling would not work.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: t(($) => $.home.hero.getStarted) })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/#products');
    await expect(page.locator('#products-title')).toBeInViewport();
    await page.locator('footer a[href="/terms"]').click();
    await expect(page).toHaveURL('/terms');
    await page
      .getByRole('link', { name: t(($) => $.common.header.contactUs), exact: true })
      .click();
    await expect(page).toHaveURL('/#contact');
  });
});

/** Reads the colours of all elements. */
async function readColors(page: Page): Promise<string[]> {
  const colors = '^(?:color|background-color|border-\\S+-color|fill)$';
  const elements = Object.entries(await readComputedStyles(page, 'header, main, footer', colors));
  return elements.flatMap(([element, { styles }]) => styles.map((style) => element + style));
}

for (const { path, isFound } of samplePages)
  test(`${path} has the same colours with and without a script`, async ({
    browser,
    server,
    page,
    complaints,
  }) => {
    await visit(page, path);
    if (!isFound) complaints.splice(0);
    const unscriptedPage = await browser.newPage({ javaScriptEnabled: false });
    await unscriptedPage.goto(server + path);
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const one of [page, unscriptedPage]) await one.emulateMedia({ colorScheme });
      await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
      const colors = await readColors(page);
      expect(await readColors(unscriptedPage), colorScheme).toEqual(colors);
      expect(colors.length).toBeGreaterThan(100);
    }
    await expect(unscriptedPage.getByRole('main')).not.toBeEmpty();
    await expect(unscriptedPage.getByRole('button')).toHaveCount(0);
    await unscriptedPage.close();
    await page.emulateMedia({ colorScheme: null });
  });
