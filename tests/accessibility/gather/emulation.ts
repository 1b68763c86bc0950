import type { Page } from 'playwright-core';
import { viewports, type Preference, type Variant } from '../model.ts';
import { setUserStyle } from './userStyles.ts';

const textStyles: Partial<Record<Preference, string>> = {
  'text 200 %': ':root { font-size: 200% !important }',
  // https://www.w3.org/WAI/WCAG22/Understanding/text-spacing
  'text spacing':
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
};

/** Call this function before the page loads, so that the browser computes the layout only once. */
export async function emulateMedia(
  page: Page,
  { scheme, viewport, preference }: Variant,
): Promise<void> {
  await page.setViewportSize(viewports[viewport]);
  await page.emulateMedia({
    colorScheme: scheme,
    forcedColors: preference === 'forced colors' ? 'active' : 'none',
    contrast: preference === 'more contrast' ? 'more' : 'no-preference',
    reducedMotion: preference === 'reduced motion' ? 'reduce' : 'no-preference',
  });
}

/** Call this function after the page loads, because each document has its own style sheets. */
export const applyTextPreference = (page: Page, { preference }: Variant): Promise<void> =>
  setUserStyle(page, 'text preference', textStyles[preference]);

/**
 * Scripts may react to a key, a press or scrolling in the first frame. The second frame shows what the
 * scripts changed.
 */
export function waitForFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
}
