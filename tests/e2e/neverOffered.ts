import type { BrowserContext } from '@playwright/test';

/**
 * Makes all visits of a context those of somebody who has been offered another language, which
 * happens once: the browsers of tests prefer English on every page (`app/useLocaleSuggestion`).
 */
export async function neverOffered(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (window.origin.startsWith('http')) localStorage['language-offered'] ??= 'en';
  });
}
