import { expect, getButtons, getToast, test, visit } from './site.ts';

for (const [width, height] of [
  [1280, 800],
  [320, 640],
] as const)
  test(`a toast does not cover the button that opened it at ${width} px`, async ({ page }) => {
    await visit(page, '/');
    await page.setViewportSize({ width, height });
    const button = getButtons(page).last();
    await button.focus();
    await button.evaluate((element) => {
      element.scrollIntoView({ block: 'end' });
      window.scrollBy(0, 20);
    });
    await page.keyboard.press('Enter');
    await getToast(page).waitFor();
    const isCovered = await button.evaluate((element) => {
      const { left, top, width: wide, height: high } = element.getBoundingClientRect();
      return !element.contains(document.elementFromPoint(left + wide / 2, top + high / 2));
    });
    expect(isCovered).toBe(false);
  });

test('a toast does not scroll the page if no control had the focus', async ({ page }) => {
  await visit(page, '/');
  // A click on a text focuses the main part.
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await getButtons(page).last().dispatchEvent('click');
  await getToast(page).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
