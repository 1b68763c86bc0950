import type { Page } from '@playwright/test';
import { readTree } from './readTree.ts';

/** What a page says of itself that only makes sense beside other pages. */
export type PageFacts = {
  title: string;
  /** Links of header and footer, in order: the name and where it leads. */
  links: { name: string; href: string }[];
  /** Whatever a screen reader calls by name. */
  names: string[];
};

const spoken = /^(?:heading|link|button|image|navigation|region|banner|contentinfo|complementary)$/;

export async function readFacts(page: Page): Promise<PageFacts> {
  const tree = await readTree(page);
  return {
    title: await page.title(),
    links: await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('header a[href], footer a[href]')]
        .filter((link) => link.checkVisibility() && !link.hasAttribute('hreflang'))
        .map((link) => ({ name: audit.nameOf(link), href: link.getAttribute('href')! })),
    ),
    names: tree.filter(({ role, name }) => spoken.test(role) && name).map(({ name }) => name),
  };
}
