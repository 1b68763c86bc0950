import type { Locator } from '@playwright/test';
import { expect, test, visit } from './site.ts';

const message = 'Enhance My Ride is coming soon!';

test.beforeEach(async ({ page }) => visit(page, '/'));

test('a message is spoken by a region that stood in the page before it', async ({ page }) => {
  const region = page.getByRole('status');
  await expect(region).toBeEmpty();
  const before = await region.elementHandle();
  await page.getByRole('button', { name: 'Learn More Enhance My Ride' }).click();
  await expect(region).toHaveText(message);
  expect(await region.evaluate((now, then) => now === then, before)).toBe(true);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a message stays as long as the visitor lets it', async ({ page }) => {
  await page.clock.install();
  await page.getByRole('button', { name: 'Learn More Enhance My Ride' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveText(message);
  await page.clock.fastForward('24:00:00');
  // What a timer would have taken away is gone from the page only after the next frames.
  await page.clock.runFor(2000);
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveText(message);
});

test('a message closes with Escape, and the focus stays', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Learn More Enhance My Ride' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Messages' })).toBeVisible();
  await expect(button).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a message closes with its button, and the focus goes back', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Learn More Enhance My Ride' });
  await button.focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Close message' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a message is one at a time', async ({ page }) => {
  await page.getByRole('button', { name: 'Learn More Enhance My Ride' }).click();
  await page.getByRole('button', { name: 'Learn More Enhance My Diet' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveText(
    'Enhance My Diet is coming soon!',
  );
});

test('launching opens the app in a new tab and says so', async ({ page, context }) => {
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Launch App Enhance My Home' }).click();
  const tab = await opened;
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveText(
    'Redirecting to Enhance My Home...',
  );
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await tab.close();
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
    await page.setViewportSize(size);
    const button = page.getByRole('button', { name: 'Learn More Enhance My Ride' });
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
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(async () => {
      document.adoptedStyleSheets = [
        await new CSSStyleSheet().replace(':root { font-size: 200% !important }'),
      ];
    });
    await page.getByRole('button', { name: 'Learn More Enhance My Ride' }).click();
    const close = page.getByRole('button', { name: 'Close message' });
    await expect(close).toBeInViewport({ ratio: 1 });
    expect(await isInTheOpen(close)).toBe(true);
  });

test('an element under a message is brought clear of it when it takes the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.getByRole('button', { name: 'Learn More Enhance My Room' }).click();
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
