import type { Page } from 'playwright-core';
import { listNodes, readAccessibilityTree } from './accessibilityTree.ts';

/** What rules compare between pages. */
export type PageFacts = {
  title: string;
  /** Controls of header and footer, in order: name, and address or kind. */
  links: { name: string; href: string }[];
  /** Names and descriptions that a screen reader announces. */
  names: string[];
};

const namedRoles =
  /^(?:heading|link|button|image|navigation|region|banner|contentinfo|complementary)$/;

export async function gatherPageFacts(page: Page): Promise<PageFacts> {
  const nodes = [...listNodes(await readAccessibilityTree(page))];
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
      ...nodes.filter(({ role, name }) => namedRoles.test(role) && name).map(({ name }) => name),
      ...(await page.evaluate(() =>
        [...document.querySelectorAll('[aria-roledescription], [aria-description]')].flatMap(
          ({ ariaRoleDescription, ariaDescription }) =>
            [ariaRoleDescription, ariaDescription].filter((text) => text !== null),
        ),
      )),
    ],
  };
}
