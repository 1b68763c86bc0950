import { isReference } from '../../matrix.ts';
import type { Rule } from '../../rule.ts';

const onePlace = 'Links with one name lead to one place.';

export const linkPurpose: Rule = {
  id: 'link-purpose',
  description:
    'Links with one name lead to one place, a link that opens a new tab says so, and one that is marked as the current page leads there.',
  criteria: {
    '2.4.4': onePlace,
    '2.4.9': onePlace,
    '3.2.5': 'A link that opens a new tab says so in its name or description.',
    '4.1.2': 'A link that is marked as the current page leads to this page.',
  },
  exclusions:
    'New tabs, where the configuration does not tell how a link announces one (newTabText). Variants and states that change no link: the rule runs in one variant and without JavaScript.',
  appliesTo: (variant) => isReference(variant) || variant.state === 'without JavaScript',
  evaluate: ({ page, auditPage: { locale }, config }) =>
    page.evaluate((newTabText) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((link) =>
        link.checkVisibility(),
      );
      const withoutHash = (address: string) => address.replace(/#.*/s, '');
      const descriptionOf = (link: Element) =>
        (link.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' ');
      const faults: [(link: HTMLAnchorElement) => boolean, string][] = [
        [
          (link) =>
            links.some(
              (other) => audit.nameOf(other) === audit.nameOf(link) && other.href !== link.href,
            ),
          'and another link with this name leads elsewhere. Give each a name of its own.',
        ],
        [
          (link) =>
            newTabText !== undefined &&
            link.target === '_blank' &&
            !`${audit.nameOf(link)} ${descriptionOf(link)}`.includes(newTabText),
          `in a new tab, and does not say so. Add “${newTabText}” to its name.`,
        ],
        [
          ({ ariaCurrent, href }) =>
            ariaCurrent === 'page' && withoutHash(href) !== withoutHash(location.href),
          'and is marked as the current page. Set aria-current="page" only on links to this page.',
        ],
      ];
      return faults.flatMap(([isFaulty, consequence]) =>
        links.filter(isFaulty).map((link) => ({
          ...audit.locate(link),
          message: `“${audit.shorten(audit.nameOf(link))}” leads to ${link.getAttribute('href')}, ${consequence}`,
        })),
      );
    }, config.newTabText?.(locale)),
};
