import type { Page } from 'playwright-core';
import { viewports, type Variant } from '../model.ts';
import { applyTextPreference } from './emulation.ts';

export const toWideVariant = (variant: Variant) =>
  ({ ...variant, viewport: '1280×800', preference: 'default', state: 'loaded' }) as const;

export const listContent = (page: Page) =>
  page.evaluate(() => audit.listContent().map(({ text }) => text));

/** Lists the content of the page at 1280 px by default, and puts the variant back. */
export async function listWideContent(page: Page, variant: Variant): Promise<readonly string[]> {
  const wide = toWideVariant(variant);
  await page.setViewportSize(viewports[wide.viewport]);
  await applyTextPreference(page, wide);
  await waitForFrames(page);
  const content = await listContent(page);
  await page.setViewportSize(viewports[variant.viewport]);
  await applyTextPreference(page, variant);
  await waitForFrames(page);
  return content;
}

/** Two frames: a script hears of a new viewport in the next one, and what it changes shows in the one after. */
export function waitForFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}
