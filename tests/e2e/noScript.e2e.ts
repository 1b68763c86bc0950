import { readComputedStyles } from '../computedStyles.ts';
import { samplePages, t } from './pages.ts';
import { expect, test, waitForHydration } from './site.ts';

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('links lead to their pages and sections', async ({ page }) => {
    // Smooth scrolling would prevent a jump that follows too soon.
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

for (const colorScheme of ['light', 'dark'] as const)
  for (const { path, isFound } of samplePages)
    test(`${path} has the same colours with and without a script in the ${colorScheme} scheme @language`, async ({
      browser,
      server,
      page,
      complaints,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await waitForHydration(page);
      if (!isFound) complaints.splice(0);
      const context = await browser.newContext({ colorScheme, javaScriptEnabled: false });
      const unscriptedPage = await context.newPage();
      await unscriptedPage.goto(server + path);
      const [scripted, unscripted] = await Promise.all(
        [page, unscriptedPage].map(async (one) => {
          const elements = Object.entries(await readComputedStyles(one, 'header, main, footer'));
          return elements.flatMap(([element, { styles }]) =>
            styles
              .filter((style) => /^ (?:color|background-color|border-\S+-color|fill):/.test(style))
              .map((style) => element + style),
          );
        }),
      );
      expect(unscripted).toEqual(scripted);
      expect(unscripted!.length).toBeGreaterThan(100);
      await expect(unscriptedPage.getByRole('main')).not.toBeEmpty();
      await expect(unscriptedPage.getByRole('button')).toHaveCount(0);
      await context.close();
      await page.emulateMedia({ colorScheme: null });
    });
