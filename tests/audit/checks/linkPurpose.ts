import { visitors } from '../../e2e/pages.ts';
import type { Check } from '../check.ts';
import { isReference } from '../matrix.ts';

const onePlace = 'Links of one name lead to one place.';

export const linkPurpose: Check = {
  id: 'link-purpose',
  criteria: {
    '2.4.4': onePlace,
    '2.4.9': onePlace,
    '3.2.5': 'A link that opens a window says so.',
    '4.1.2': 'A link that is marked as the current page leads to this page.',
  },
  about:
    'Links of one name lead to one place, one that opens a window says so, and one that is marked as the current page leads there.',
  leaves: 'Looks and states that change no link.',
  looksAt: (variant) => isReference(variant) || variant.state === 'without JavaScript',
  find: ({ page, auditPage: { locale } }) =>
    page.evaluate((opensWindow) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((link) =>
        link.checkVisibility(),
      );
      const withoutHash = (address: string) => address.replace(/#.*/s, '');
      const describe = (link: Element) =>
        (link.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' ');
      const rules: [(link: HTMLAnchorElement) => boolean, string][] = [
        [
          (link) =>
            links.some(
              (other) => audit.nameOf(other) === audit.nameOf(link) && other.href !== link.href,
            ),
          'and another link of that name leads elsewhere. Name them apart.',
        ],
        [
          (link) =>
            link.target === '_blank' &&
            !`${audit.nameOf(link)} ${describe(link)}`.includes(opensWindow),
          `in a new window, and does not say so. Say “${opensWindow}” in its name.`,
        ],
        [
          ({ ariaCurrent, href }) =>
            ariaCurrent === 'page' && withoutHash(href) !== withoutHash(location.href),
          'and says that it is the current page (aria-current). Compare whole addresses.',
        ],
      ];
      return rules.flatMap(([isWrong, says]) =>
        links.filter(isWrong).map((link) => ({
          ...audit.place(link),
          message: `“${audit.nameOf(link)}” leads to ${link.getAttribute('href')}, ${says}`,
        })),
      );
    }, opensWindowIn(locale)),
};

/** As the site words it there. */
const opensWindowIn = (locale: string) =>
  visitors.find(({ tag }) => tag === locale)!.t(($) => $.common.externalLink.newTab);
