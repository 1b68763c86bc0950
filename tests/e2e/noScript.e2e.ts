import type { Page } from '@playwright/test';
import { readComputedStyles } from '../computedStyles.ts';
import { samplePages, t } from './pages.ts';
import { expect, test, visit } from './site.ts';

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('links lead to their pages and sections', async ({ page }) => {
    // Turn off smooth scrolling, because a link that is pressed during smooth scrolling does not work.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: t(($) => $.home.hero.getStarted) })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/#products');
    await expect(page.locator('#products-title')).toBeInViewport();
    await page.locator('footer a[href="/terms"]').click();
    await expect(page).toHaveURL('/terms');
    await page
      .getByRole('link', { name: t(($) => $.common.header.contactUs), exact: true })
      .click();
    await expect(page).toHaveURL('/#contact');
  });
});

async function readColors(page: Page): Promise<string[]> {
  const properties = '^(?:color|background-color|border-\\S+-color|fill)$';
  const colors: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // If scripts run, Mantine updates `data-mantine-color-scheme` a moment after the colour scheme changes.
    const isSet = `html:not([data-hydrated]), html[data-mantine-color-scheme=${colorScheme}]`;
    await page.locator(isSet).waitFor();
    const elements = await readComputedStyles(page, 'header, main, footer', properties);
    for (const [element, { styles }] of Object.entries(elements))
      colors.push(...styles.map((style) => `${colorScheme} ${element}${style}`));
  }
  expect(colors.length).toBeGreaterThan(200);
  return colors;
}

// Colours hardly depend on the language, so `npm run test:full` tests only the home page in other languages.
// Pseudo-languages are left out, because they have no colours of their own.
for (const { id, path } of samplePages.filter(({ locale }) => !locale.preview))
  test(
    `${path} has the same colours with and without a script`,
    { tag: id === 'home' ? '@language' : [] },
    async ({ page }) => {
      await visit(page, path);
      const scripted = await readColors(page);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setScriptExecutionDisabled', { value: true });
      await page.reload();
      await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
      expect(await readColors(page)).toEqual(scripted);
      await expect(page.getByRole('button')).toHaveCount(0);
      await session.detach();
    },
  );
