import type { Page } from '@playwright/test';
import { pages, visitors } from './pages.ts';
import { expect, focusedName, test, visit } from './site.ts';

/** Everything that the Tab key should reach, in the order of the document. */
const countStops = (page: Page) =>
  page.locator('a[href]:visible, button:visible, summary:visible').count();

async function walk(page: Page, key: 'Tab' | 'Shift+Tab', steps: number): Promise<string[]> {
  const stops: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press(key);
    stops.push(
      await page.evaluate(() => {
        const element = document.activeElement!;
        const all = [...document.querySelectorAll('*')];
        return element === document.body ? 'nothing' : String(all.indexOf(element));
      }),
    );
  }
  return stops;
}

for (const { path, isFound } of pages)
  test(`the Tab key reaches every control of ${path} once, in order, and goes on`, async ({
    page,
    complaints,
  }) => {
    await visit(page, path);
    if (!isFound) complaints.splice(0);
    const count = await countStops(page);
    const forth = await walk(page, 'Tab', count);
    expect(forth).not.toContain('nothing');
    expect(forth).toEqual([...new Set(forth)].toSorted((a, b) => Number(a) - Number(b)));
    const back = await walk(page, 'Shift+Tab', count - 1);
    expect(back).toEqual(forth.slice(0, -1).toReversed());
  });

for (const { tag, at, t } of visitors)
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

for (const media of [
  { colorScheme: 'light' },
  { colorScheme: 'dark' },
  { colorScheme: 'light', forcedColors: 'active' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const)
  test(`the focus is seen on every control: ${Object.values(media).join(', ')}`, async ({
    page,
  }) => {
    await page.emulateMedia(media);
    await visit(page, '/');
    const count = await countStops(page);
    for (let step = 0; step < count; step += 1) {
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
        return { outlineStyle, width: parseFloat(outlineWidth) };
      });
      expect(outline).toEqual({ outlineStyle: 'solid', width: 3 });
    }
  });
