import type { Locator, Page } from '@playwright/test';
import { sampleVisitors } from './pages.ts';
import { expect, test, visit } from './site.ts';

for (const { tag, at, t } of sampleVisitors)
  test.describe(`a message in ${tag}`, () => {
    const product = t(($) => $.home.products.ride.name);
    const message = t(($) => $.common.toast.comingSoon, { product });
    const region = { name: t(($) => $.common.toast.region) };
    const learnMore = (name: string) => ({
      name: t(($) => $.home.products.learnMoreName, {
        label: t(($) => $.home.products.learnMore),
        product: name,
      }),
    });
    const close = { name: t(($) => $.common.toast.close) };

    test.beforeEach(async ({ page }) => visit(page, at('/')));

    test('leaves every link of the footer in sight, in text of twice the size', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await doubleText(page);
      await page.getByRole('button', learnMore(product)).click();
      const toast = page.getByRole('region', region);
      await toast.waitFor();
      for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
        await link.focus();
        const [{ y, height }, above] = [(await link.boundingBox())!, (await toast.boundingBox())!];
        expect(y + height, await link.innerText()).toBeLessThanOrEqual(above.y);
      }
    });

    test('is spoken by a region that stood in the page before it', async ({ page }) => {
      const status = page.getByRole('status');
      await expect(status).toBeEmpty();
      const before = await status.elementHandle();
      await page.getByRole('button', learnMore(product)).click();
      await expect(status).toHaveText(message);
      await expect(page.getByRole('region', region)).toHaveText(message);
      expect(await status.evaluate((now, then) => now === then, before)).toBe(true);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    test('closes with Escape, and the focus stays', async ({ page }) => {
      const button = page.getByRole('button', learnMore(product));
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('region', region)).toBeVisible();
      await expect(button).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('region', region)).toHaveCount(0);
      await expect(button).toBeFocused();
    });

    test('closes with its button, and the focus goes back', async ({ page }) => {
      const button = page.getByRole('button', learnMore(product));
      await button.focus();
      await page.keyboard.press('Space');
      await page.getByRole('button', close).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('region', region)).toHaveCount(0);
      await expect(button).toBeFocused();
    });

    test('is one at a time', async ({ page }) => {
      const other = t(($) => $.home.products.diet.name);
      await page.getByRole('button', learnMore(product)).click();
      await page.getByRole('button', learnMore(other)).click();
      await expect(page.getByRole('region', region)).toHaveText([
        t(($) => $.common.toast.comingSoon, { product: other }),
      ]);
    });

    test('says that the app opens, in a new tab', async ({ page, context }) => {
      const live = t(($) => $.home.products.home.name);
      const opened = context.waitForEvent('page');
      await page
        .getByRole('link', {
          name: t(($) => $.home.products.launchName, {
            label: t(($) => $.home.products.launch),
            product: live,
          }),
        })
        .click();
      const app = await opened;
      await expect(page.getByRole('region', region)).toHaveText(
        t(($) => $.common.toast.redirecting, { product: live }),
      );
      expect(await app.evaluate(() => window.opener)).toBeNull();
      await app.close();
    });
  });

test('a message stays as long as the visitor lets it', async ({ page }) => {
  await visit(page, '/');
  await page.clock.install();
  await page.getByRole('button', { name: 'Learn More about Enhance My Ride' }).click();
  const region = page.getByRole('region', { name: 'Messages' });
  await expect(region).toHaveText('Enhance My Ride is coming soon!');
  await page.clock.fastForward('24:00:00');
  // What a timer would have taken away is gone from the page only after the next frames.
  await page.clock.runFor(2000);
  await expect(region).toHaveText('Enhance My Ride is coming soon!');
});

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

for (const size of [
  { width: 1280, height: 800 },
  { width: 320, height: 640 },
])
  test(`a message does not cover what opened it at ${size.width} px`, async ({ page }) => {
    await visit(page, '/');
    await page.setViewportSize(size);
    const button = page.getByRole('button', { name: 'Learn More about Enhance My Ride' });
    await button.focus();
    await button.evaluate((element) => {
      element.scrollIntoView({ block: 'end' });
      window.scrollBy(0, 20);
    });
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Messages' }).waitFor();
    expect(await isInTheOpen(button)).toBe(true);
  });

for (const width of [320, 412, 1280])
  test(`a message can be closed with text of twice the size at ${width} px`, async ({ page }) => {
    await visit(page, '/');
    await page.setViewportSize({ width, height: 800 });
    await doubleText(page);
    await page.getByRole('button', { name: 'Learn More about Enhance My Ride' }).click();
    const close = page.getByRole('button', { name: 'Close message' });
    await expect(close).toBeInViewport({ ratio: 1 });
    expect(await isInTheOpen(close)).toBe(true);
  });

test('an element under a message is brought clear of it when it takes the focus', async ({
  page,
}) => {
  await visit(page, '/');
  await page.setViewportSize({ width: 320, height: 480 });
  await page.getByRole('button', { name: 'Learn More about Enhance My Room' }).click();
  const toast = page.getByRole('region', { name: 'Messages' });
  await toast.waitFor();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    const covered = await toast.evaluate((shown) => {
      const focused = document.activeElement!;
      if (shown.contains(focused)) return false;
      const [one, other] = [shown.getBoundingClientRect(), focused.getBoundingClientRect()];
      return one.top < other.bottom && other.top < one.bottom;
    });
    expect(covered).toBe(false);
  }
});

test('a message takes no room on paper', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Learn More about Enhance My Room' }).click();
  await page.getByRole('region', { name: 'Messages' }).waitFor();
  const root = page.locator('html');
  await expect(root).not.toHaveCSS('padding-block-end', '0px');
  await page.emulateMedia({ media: 'print' });
  await expect(root).toHaveCSS('padding-block-end', '0px');
});
