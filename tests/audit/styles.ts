import type { Page } from '@playwright/test';

/**
 * Gives the page style sheets as a visitor's own would, one name each; the site's security policy
 * forbids <style> elements, as it should. None takes the named one away.
 */
export async function setStyle(page: Page, name: string, css?: string): Promise<void> {
  await page.evaluate(
    async ([key, text]) => {
      const sheets = ((globalThis as Record<string, unknown>).auditSheets ??= new Map()) as Map<
        string,
        CSSStyleSheet
      >;
      if (text) sheets.set(key, await new CSSStyleSheet().replace(text));
      else sheets.delete(key);
      document.adoptedStyleSheets = [...sheets.values()];
    },
    [name, css ?? ''] as const,
  );
}
