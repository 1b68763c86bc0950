import { isReference } from '../../matrix.ts';
import type { RuleDefinition } from '../../rule.ts';

const onePlace = 'Links with the same name lead to the same place.';

export const rule: RuleDefinition = {
  criteria: {
    '2.4.4': onePlace,
    '2.4.9': onePlace,
    '3.2.5': 'A link with target="_blank" says in its name or description that it opens a new tab.',
    '4.1.2': 'A link that is marked as the current page leads to this page.',
  },
  exclusions:
    'Failures of 2.4.4, because the text around a link may tell where it leads. Links that have the same name but lead to different places fail only 2.4.9. New tabs, if the configuration has no newTabText. All variants except these two: “light, 1280×800, default preferences, loaded page”; pages without JavaScript. The other variants have the same links.',
  appliesTo: (variant) => isReference(variant) || variant.state === 'without JavaScript',
  evaluate: ({ page, auditPage: { locale }, config }) =>
    // All links pass 3.2.5 if `newTabText` is not configured, because every name includes the empty string.
    page.evaluate((newTabText = '') => {
      const links = audit
        .listElements('a[href]')
        .filter((link) => link.checkVisibility())
        .map((link) => ({ link: link as HTMLAnchorElement, name: audit.nameOf(link) }));
      const withoutHash = (address: string) => address.replace(/#.*/s, '');
      return links.flatMap(({ link, name }) => {
        const { href, target, ariaCurrent, ariaDescribedByElements } = link;
        const isAmbiguous = links.some((one) => one.name === name && one.link.href !== href);
        const described = [name, ...(ariaDescribedByElements ?? []).map((one) => one.textContent)];
        const saysSo = described.some((text) => text.includes(newTabText));
        const isWronglyCurrent =
          ariaCurrent === 'page' && withoutHash(href) !== withoutHash(location.href);
        const faults = {
          '2.4.9':
            isAmbiguous &&
            'and another link with this name leads to another place. Give each a name of its own.',
          '3.2.5':
            target === '_blank' &&
            !saysSo &&
            `in a new tab, and does not say so. Add “${newTabText}” to its name.`,
          '4.1.2':
            isWronglyCurrent &&
            'and is marked as the current page. Set aria-current="page" only on links to this page.',
        };
        const start = `“${audit.shorten(name)}” leads to ${link.getAttribute('href')},`;
        return Object.entries(faults).flatMap(([criterion, fault]) =>
          fault ? audit.toViolations([link], `${start} ${fault}`, [criterion]) : [],
        );
      });
    }, config.newTabText?.(locale)),
};
