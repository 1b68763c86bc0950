import { t } from './pages.ts';
import { expect, test } from './site.ts';

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
  await page.getByRole('link', { name: t(($) => $.common.header.contactUs), exact: true }).click();
  await expect(page).toHaveURL('/#contact');
});

test('the colors follow the system', async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto('/');
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await background()).not.toBe(light);
});
