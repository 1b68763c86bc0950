import { isReference } from '../../matrix.ts';
import type { Rule } from '../../rule.ts';

const onePlace = 'Links with one name lead to one place.';

export const linkPurpose: Rule = {
  id: 'link-purpose',
  criteria: {
    '2.4.4': onePlace,
    '2.4.9': onePlace,
    '3.2.5': 'A link that opens a new tab says so in its name or description.',
    '4.1.2': 'A link that is marked as the current page leads to this page.',
  },
  exclusions: 'Variants that change no link. New tabs, where no newTabText is configured.',
  appliesTo: (variant) => isReference(variant) || variant.state === 'without JavaScript',
  evaluate: ({ page, auditPage: { locale }, config }) =>
    // Where no text is configured, the empty one is in every name.
    page.evaluate((newTabText = '') => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .filter((link) => link.checkVisibility())
        .map((link) => ({ link, name: audit.nameOf(link) }));
      const withoutHash = (address: string) => address.replace(/#.*/s, '');
      return links.flatMap(({ link, name }) => {
        const { href, target, ariaCurrent, ariaDescribedByElements } = link;
        const isAmbiguous = links.some((one) => one.name === name && one.link.href !== href);
        const described = [name, ...(ariaDescribedByElements ?? []).map((one) => one.textContent)];
        const saysSo = described.some((text) => text.includes(newTabText));
        return [
          isAmbiguous &&
            'and another link with this name leads elsewhere. Give each a name of its own.',
          target === '_blank' &&
            !saysSo &&
            `in a new tab, and does not say so. Add “${newTabText}” to its name.`,
          ariaCurrent === 'page' &&
            withoutHash(href) !== withoutHash(location.href) &&
            'and is marked as the current page. Set aria-current="page" only on links to this page.',
        ]
          .filter((consequence) => consequence !== false)
          .map((consequence) => ({
            ...audit.locate(link),
            message: `“${audit.shorten(name)}” leads to ${link.getAttribute('href')}, ${consequence}`,
          }));
      });
    }, config.newTabText?.(locale)),
};
