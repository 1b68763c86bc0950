import type { Page } from '@playwright/test';
import { sizes, type Preference, type Variant } from './model.ts';
import { setStyle } from './styles.ts';

/** What visitors do to text by settings of their own. */
const textStyles: Partial<Record<Preference, string>> = {
  'text 200 %': ':root { font-size: 200% !important }',
  // https://www.w3.org/WAI/WCAG22/Understanding/text-spacing
  'text spacing':
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
};

/** Before the page is loaded, so that it is laid out once. */
export async function applyMedia(page: Page, { scheme, size, preference }: Variant): Promise<void> {
  await page.setViewportSize(sizes[size]);
  await page.emulateMedia({
    colorScheme: scheme,
    forcedColors: preference === 'forced colours' ? 'active' : 'none',
    contrast: preference === 'more contrast' ? 'more' : 'no-preference',
    reducedMotion: preference === 'reduced motion' ? 'reduce' : 'no-preference',
  });
}

/** After it is loaded: a document has its style sheets for itself. */
export async function applyText(page: Page, { preference }: Variant): Promise<void> {
  await setStyle(page, 'preference', textStyles[preference]);
}
