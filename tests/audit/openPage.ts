import type { Browser, Page } from '@playwright/test';
import { neverOffered } from '../e2e/neverOffered.ts';

/** Where a state writes the language that the visitor's browser prefers, who was never offered it. */
export const preferred = 'preferred-language';

function preferAnother(key: string): void {
  const tag = window.origin.startsWith('http') ? sessionStorage.getItem(key) : null;
  if (!tag) return;
  Object.defineProperty(navigator, 'languages', { value: [tag] });
  localStorage.removeItem('language-offered');
}

type Visitor = { origin: string; locale: string; hasScript?: boolean };

/**
 * A page in a window of its own, of a visitor whose browser prefers `locale`. Never beside another
 * page in one window: of the one behind, Chromium at times draws no frame, and whoever asks for its
 * picture waits for ever (https://github.com/microsoft/playwright/issues/33330).
 */
export async function openPage(
  browser: Browser,
  { origin, locale, hasScript = true }: Visitor,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    javaScriptEnabled: hasScript,
    locale,
  });
  await neverOffered(context);
  await context.addInitScript(preferAnother, preferred);
  return context.newPage();
}
