import type { Page } from 'playwright-core';

/**
 * Gives the page a named style sheet as a user's own would be, or takes it away where `css` is
 * empty. The site's security policy may forbid <style> elements, so it is an adopted one.
 */
export async function setUserStyle(page: Page, name: string, css = ''): Promise<void> {
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
    [name, css] as const,
  );
}
