import type { Page } from 'playwright-core';

/**
 * Adds or replaces the style sheet with this name, or removes it if `css` is empty. `adoptedStyleSheets`
 * also works if the security policy of a page forbids <style> elements. Call `installPageTools` first.
 */
export async function setUserStyle(page: Page, name: string, css = ''): Promise<void> {
  await page.evaluate(
    ([key, text]) => {
      const sheets = ((globalThis as Record<string, unknown>).auditSheets ??= new Map()) as Map<
        string,
        CSSStyleSheet
      >;
      const sheet = sheets.get(key) ?? new CSSStyleSheet();
      sheets.set(key, sheet);
      sheet.replaceSync(text);
      for (const root of audit.listRoots()) {
        const others = root.adoptedStyleSheets.filter((one) => one !== sheet);
        root.adoptedStyleSheets = text ? [...others, sheet] : others;
      }
    },
    [name, css] as const,
  );
}
