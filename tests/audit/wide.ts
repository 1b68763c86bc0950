import type { Page } from '@playwright/test';
import { applyText } from './looks.ts';
import { sizes, type Variant } from './model.ts';

export const toWide = (variant: Variant) =>
  ({ ...variant, size: '1280×800', preference: 'plain', state: 'loaded' }) as const;

export const listShown = (page: Page) =>
  page.evaluate(() => audit.listShown().map(({ words }) => words));

/** As the page is in a wide window, without what the visitor does to its text. */
export async function listWide(page: Page, variant: Variant): Promise<readonly string[]> {
  const wide = toWide(variant);
  await page.setViewportSize(sizes[wide.size]);
  await applyText(page, wide);
  await settle(page);
  const shown = await listShown(page);
  await page.setViewportSize(sizes[variant.size]);
  await applyText(page, variant);
  await settle(page);
  return shown;
}

/** A script that watches the window hears of a new size in the next frame. */
function settle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}
