import type { Page } from '@playwright/test';
import { readTree } from './readTree.ts';

/** What a page says of itself that only makes sense beside other pages. */
export type PageFacts = {
  title: string;
  /** Controls of header and footer, in order: the name and where it leads, or what it is. */
  links: { name: string; href: string }[];
  /** Whatever a screen reader calls by name, and how it describes it. */
  names: string[];
};

const spoken = /^(?:heading|link|button|image|navigation|region|banner|contentinfo|complementary)$/;

export async function readFacts(page: Page): Promise<PageFacts> {
  const tree = await readTree(page);
  return {
    title: await page.title(),
    links: await page.evaluate(() =>
      [...document.querySelectorAll(':is(header, footer) :is(a[href], button, summary)')]
        .filter((control) => control.checkVisibility() && !control.hasAttribute('hreflang'))
        .map((control) => ({
          name: audit.nameOf(control),
          href: control.getAttribute('href') ?? control.localName,
        })),
    ),
    names: [
      ...tree.filter(({ role, name }) => spoken.test(role) && name).map(({ name }) => name),
      ...(await page.evaluate(() =>
        [...document.querySelectorAll('[aria-roledescription], [aria-description]')].flatMap(
          ({ ariaRoleDescription, ariaDescription }) =>
            [ariaRoleDescription, ariaDescription].filter((words) => words !== null),
        ),
      )),
    ],
  };
}
