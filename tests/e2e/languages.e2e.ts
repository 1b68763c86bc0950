import { publishedLocales } from './pages.ts';
import { expect, getToast, hydrated, test, visit } from './site.ts';

const menu = 'header details';

test('a visitor finds the page in another language, with query and hash', async ({ page }) => {
  await visit(page, '/privacy?from=mail#rights');
  await page.locator(`${menu} summary`).click();
  await page.locator(menu).locator('a[hreflang=de]').click();
  await expect(page).toHaveURL('/de/privacy?from=mail#rights');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('the list of languages closes with Escape, and behind a user who tabs on', async ({
  page,
}) => {
  await visit(page, '/');
  const summary = page.locator(`${menu} summary`);
  await page.getByRole('main').getByRole('button').last().click();
  await summary.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(page.locator(menu)).not.toHaveAttribute('open');
  // One press closes one thing.
  await expect(getToast(page)).toBeVisible();
  await expect(summary).toBeFocused();
  await page.keyboard.press('Enter');
  for (const _ of publishedLocales) await page.keyboard.press('Tab');
  await expect(page.locator(menu)).toHaveAttribute('open', '');
  await page.keyboard.press('Tab');
  await expect(page.locator(menu)).not.toHaveAttribute('open');
});

test('the list of languages outlives a press that takes the focus away, as Safari does, and closes with one elsewhere', async ({
  page,
}) => {
  await visit(page, '/');
  await page.locator(`${menu} summary`).click();
  await page.locator(`${menu} summary`).blur();
  await expect(page.locator(menu)).toHaveAttribute('open', '');
  await page.locator('h1').click();
  await expect(page.locator(menu)).not.toHaveAttribute('open');
});

test('an unknown page leads to the same in another language', async ({ page, complaints }) => {
  await page.goto('/nowhere');
  await hydrated(page);
  await page.locator('footer').locator('a[hreflang=es]').click();
  await expect(page).toHaveURL('/es/nowhere');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  complaints.splice(0);
});

test('a language is never chosen for the visitor', async ({ browser, server }) => {
  const page = await browser.newPage({ locale: 'de-DE', baseURL: server });
  await page.goto('/');
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.close();
});
