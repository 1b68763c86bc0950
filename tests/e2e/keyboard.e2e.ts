import { sampleVisitors } from './pages.ts';
import { expect, focusedName, test, visit } from './site.ts';

for (const { tag, at, t } of sampleVisitors)
  test(`the first stop leads past the header in ${tag}`, async ({ page }) => {
    await visit(page, at('/'));
    await page.keyboard.press('Tab');
    const skip = t(($) => $.common.skipLink);
    expect(await focusedName(page)).toBe(skip);
    await expect(page.getByRole('link', { name: skip })).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe(t(($) => $.home.hero.getStarted));
  });

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false });

  test('the first stop leads past the header as well', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeFocused();
  });
});
