import { samplePages, visitors } from './pages.ts';
import { expect, test } from './site.ts';

test.use({ javaScriptEnabled: false });

for (const { path, isFound, locale } of samplePages)
  test(`${path} is complete without a script`, async ({ page, complaints }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(isFound ? 200 : 404);
    if (!isFound) complaints.splice(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('navigation').first()).toBeVisible();
    const { t } = visitors.find(({ tag }) => tag === locale.tag)!;
    await expect(page.getByRole('contentinfo')).toContainText(t(($) => $.common.footer.tagline));
  });

test('every product is there, and only what works without a script', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-color]')).toHaveCount(6);
  await expect(page.getByText('Coming Soon', { exact: true })).toHaveCount(5);
  await expect(page.getByRole('link', { name: 'Launch App' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('links go where they say', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/#products');
  await expect(page.getByRole('heading', { name: 'Our AI Enhancement Suite' })).toBeInViewport();
  await page.getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page).toHaveTitle(/^Terms of Service/);
  await page.getByRole('link', { name: 'Contact Us', exact: true }).click();
  await expect(page).toHaveURL('/#contact');
});

test('the colours follow the system', async ({ page }) => {
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.goto('/');
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await background()).not.toBe(light);
});
