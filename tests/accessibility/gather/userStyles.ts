import type { Page } from 'playwright-core';

/**
 * Adds a style sheet, or replaces the one with this name. If `css` is empty, it is removed. The style sheet is in
 * `adoptedStyleSheets`, because the security policy of a page may forbid <style> elements. Call
 * `installPageTools` first.
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
