import { launchOptions } from 'accessibility-audit';
import { expect, getToastButtons, getSuggestion, getToast, test, visit } from './site.ts';

for (const [width, height] of [
  [1280, 800],
  [320, 640],
] as const)
  test(`a toast does not cover the button that opened it at ${width} px`, async ({ page }) => {
    await visit(page, '/');
    await page.setViewportSize({ width, height });
    const button = getToastButtons(page).last();
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
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await getToastButtons(page).last().dispatchEvent('click');
  await getToast(page).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a double click on a link to an app opens one tab, even if scripts are not allowed to open windows', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await context.route('https://**', (route) => route.fulfill({ body: 'the app' }));
  await visit(page, '/');
  const link = page.locator('#products a[target=_blank]').first();
  await link.scrollIntoViewIfNeeded();
  await link.dblclick();
  await expect.poll(() => context.pages().length).toBe(2);
  await expect(getToast(page)).toBeVisible();
  expect(context.pages()).toHaveLength(2);
});

for (const fontSize of [24, 32])
  test(`in a narrow window with text of ${fontSize} px, the text of a toast is wide, and the button of a suggestion is below its link`, async ({
    playwright,
    server,
  }) => {
    const options = launchOptions();
    const browser = await playwright.chromium.launch({
      ...options,
      args: [...options.args!, `--blink-settings=defaultFontSize=${fontSize}`],
    });
    for (const [width, height] of [
      [320, 640],
      [240, 320],
    ] as const) {
      const page = await browser.newPage({ viewport: { width, height }, locale: 'de' });
      await page.goto(server);
      const suggestion = getSuggestion(page);
      const link = (await suggestion.getByRole('link').boundingBox())!;
      const button = (await suggestion.getByRole('button').boundingBox())!;
      expect(button.y).toBeGreaterThan(link.y + link.height);
      await getToastButtons(page).last().click();
      await expect(suggestion).toHaveCount(0);
      const toast = (await getToast(page).boundingBox())!;
      const text = getToast(page).locator('.mantine-Notification-description');
      expect((await text.boundingBox())!.width).toBeGreaterThan(toast.width * 0.6);
      await page.close();
    }
    await browser.close();
  });
