import type { Page } from 'playwright-core';

/** The facts of a page that rules compare with those of other pages. */
export type PageFacts = {
  /** Controls of header and footer, in order: name, and address or kind. */
  links: { name: string; href: string }[];
};

export async function gatherPageFacts(page: Page): Promise<PageFacts> {
  const links = await page.evaluate(() =>
    audit
      .listElements('a[href], button, summary')
      .filter((control) => audit.closest(control, 'header, footer'))
      .filter((control) => control.checkVisibility() && !control.hasAttribute('hreflang'))
      .map((control) => ({
        name: audit.nameOf(control),
        href: control.getAttribute('href') ?? control.localName,
      })),
  );
  return { links };
}
