import type { Locator, Page } from '@playwright/test';
import { sampleVisitors, t } from './pages.ts';
import { expect, test, visit } from './site.ts';

const toast = (page: Page) => page.locator('[data-kind]');

/** The button of the last product, which is announced. */
const getButton = (page: Page) => page.getByRole('main').getByRole('button').last();

/** As for a user whose browser has text of twice the size. */
const doubleText = (page: Page) =>
  page.evaluate(async () => {
    document.adoptedStyleSheets = [
      await new CSSStyleSheet().replace(':root { font-size: 200% !important }'),
    ];
  });

/** Whether a point well inside of the element is the element's own. */
const isInTheOpen = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return element === found || element.contains(found);
  });

for (const { tag, at } of sampleVisitors)
  test(`a toast in ${tag} leaves every link of the footer in sight, in text of twice the size`, async ({
    page,
  }) => {
    await visit(page, at('/'));
    await page.setViewportSize({ width: 390, height: 844 });
    await doubleText(page);
    await getButton(page).click();
    await toast(page).waitFor();
    for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
      await link.focus();
      const below = (await link.boundingBox())!;
      const { y } = (await toast(page).boundingBox())!;
      expect(below.y + below.height, await link.innerText()).toBeLessThanOrEqual(y);
    }
  });

test('the live product opens in a new tab, which has no hold on this one', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('main')
    .getByText(t(($) => $.home.products.launch))
    .first()
    .click();
  const app = await opened;
  await expect(toast(page)).toHaveText((await page.getByRole('status').textContent())!);
  expect(await app.evaluate(() => window.opener)).toBeNull();
  await app.close();
});

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
    await toast(page).waitFor();
    expect(await isInTheOpen(button)).toBe(true);
  });

test('a toast can be closed with text of twice the size at 320 px', async ({ page }) => {
  await visit(page, '/');
  await page.setViewportSize({ width: 320, height: 800 });
  await doubleText(page);
  await getButton(page).click();
  const close = toast(page).getByRole('button');
  await expect(close).toBeInViewport({ ratio: 1 });
  expect(await isInTheOpen(close)).toBe(true);
});

test('a toast takes no room on paper', async ({ page }) => {
  await visit(page, '/');
  await getButton(page).click();
  await toast(page).waitFor();
  const root = page.locator('html');
  await expect(root).not.toHaveCSS('padding-block-end', '0px');
  await page.emulateMedia({ media: 'print' });
  await expect(root).toHaveCSS('padding-block-end', '0px');
});
