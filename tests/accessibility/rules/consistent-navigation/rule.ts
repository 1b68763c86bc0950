import { isDeepStrictEqual } from 'node:util';
import type { PageFacts } from '../../gather/pageFacts.ts';
import type { SiteRule } from '../../rule.ts';
import { shorten } from '../shared/shorten.ts';

const format = (links: PageFacts['links']) =>
  links.map(({ name, href }) => `${shorten(name)} (${href})`).join(', ') || 'none';

export const consistentNavigation: SiteRule = {
  id: 'consistent-navigation',
  criteria: {
    '2.4.5': 'Header and footer of every page link to every page of its language.',
    '3.2.3': 'Links and controls of header and footer have the same order on every page.',
    '3.2.4': 'Links and controls of header and footer have the same names on every page.',
    '3.2.6': 'Links to help in header and footer have the same place on every page.',
  },
  exclusions:
    'Links to another language (hreflang), which differ from page to page. Pages that nothing links to, as a 404 page, need no link. All variants but the reference.',
  appliesTo: ({ pages }) => pages.length > 1,
  evaluate({ page, facts }, all) {
    const sameLanguage = all.filter((other) => other.page.locale === page.locale);
    const first = sameLanguage[0]!;
    const messages = sameLanguage.flatMap(({ page: { isUnlinked, address } }) =>
      isUnlinked || facts.links.some(({ href }) => href === address)
        ? []
        : `No link of header or footer leads to ${address}. Add one to the footer.`,
    );
    if (!isDeepStrictEqual(facts.links, first.facts.links))
      messages.push(
        `The links and controls of header and footer are ${format(facts.links)}; on ${first.page.address} they are ${format(first.facts.links)}. Make them the same.`,
      );
    return messages.map((message) => ({ message }));
  },
};
