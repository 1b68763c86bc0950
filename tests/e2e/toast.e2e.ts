import type { Page } from '@playwright/test';
import { expect, getToast, test, visit } from './site.ts';

/** The button of the last product, which is announced. */
const getButton = (page: Page) => page.getByRole('main').getByRole('button').last();

for (const [width, height] of [
  [1280, 800],
  [320, 640],
] as const)
  test(`a toast does not cover what opened it at ${width} px`, async ({ page }) => {
    await visit(page, '/');
    await page.setViewportSize({ width, height });
    const button = getButton(page);
    await button.focus();
    await button.evaluate((element) => {
      element.scrollIntoView({ block: 'end' });
      window.scrollBy(0, 20);
    });
    await page.keyboard.press('Enter');
    await getToast(page).waitFor();
    const isInTheOpen = await button.evaluate((element) => {
      const { left, top, width: wide, height: high } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + wide / 2, top + high / 2));
    });
    expect(isInTheOpen).toBe(true);
  });

test('a toast leaves a visitor where they are who has pressed no control', async ({ page }) => {
  await visit(page, '/');
  // A press on a text gives the focus to the main part.
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await getButton(page).dispatchEvent('click');
  await getToast(page).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a toast takes no room on paper', async ({ page }) => {
  await visit(page, '/');
  await getButton(page).click();
  await getToast(page).waitFor();
  const root = page.locator('html');
  await expect(root).not.toHaveCSS('padding-block-end', '0px');
  await page.emulateMedia({ media: 'print' });
  await expect(root).toHaveCSS('padding-block-end', '0px');
});
