import { readComputedStyles } from '../computedStyles.ts';
import { samplePages, t } from './pages.ts';
import { expect, hydrated, test } from './site.ts';

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('links go where they say', async ({ page }) => {
    // A glide that is not over yet swallows a jump that follows it within some frames.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: t(($) => $.home.hero.getStarted) })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/#products');
    await expect(page.locator('#products-title')).toBeInViewport();
    await page.getByRole('link', { name: t(($) => $.common.footer.terms) }).click();
    await expect(page).toHaveURL('/terms');
    await page
      .getByRole('link', { name: t(($) => $.common.header.contactUs), exact: true })
      .click();
    await expect(page).toHaveURL('/#contact');
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const { path, isFound } of samplePages)
    test(
      `${path} has the colours of the ${colorScheme} scheme, its content and no button without a script`,
      { tag: '@language' },
      async ({ browser, server, page, complaints }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto(path);
        await hydrated(page);
        if (!isFound) complaints.splice(0);
        const context = await browser.newContext({ colorScheme, javaScriptEnabled: false });
        const plain = await context.newPage();
        await plain.goto(server + path);
        const [scripted, unscripted] = await Promise.all(
          [page, plain].map(async (one) =>
            Object.entries(await readComputedStyles(one, 'header, main, footer')).map(
              ([element, { styles }]) =>
                `${element} ${styles.filter((style) => /^ (?:color|background-color|border-\S+-color|fill):/.test(style)).join()}`,
            ),
          ),
        );
        expect(unscripted).toEqual(scripted);
        await expect(plain.getByRole('main')).not.toBeEmpty();
        await expect(plain.getByRole('button')).toHaveCount(0);
        await context.close();
        await page.emulateMedia({ colorScheme: null });
      },
    );
