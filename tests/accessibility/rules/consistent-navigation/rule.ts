import { isDeepStrictEqual } from 'node:util';
import type { PageFacts } from '../../gather/pageFacts.ts';
import type { SiteRule } from '../../rule.ts';
import { shorten } from '../shared/shorten.ts';

const format = ({ name, href }: PageFacts['links'][number]) => `${shorten(name)} (${href})`;
const list = (links: readonly string[]) => links.join(', ') || 'none';

export const consistentNavigation: SiteRule = {
  id: 'consistent-navigation',
  criteria: {
    '2.4.5': 'Header and footer of every page link to every page of its language.',
    '3.2.3': 'Links and controls of header and footer have the same order on every page.',
    '3.2.4': 'Links and controls of header and footer have the same names on every page.',
    '3.2.6': 'Links to help in header and footer have the same place on every page.',
  },
  exclusions:
    'Links to another language (hreflang), which differ from page to page. Pages that need no link, such as a 404 page. All variants except the reference.',
  appliesTo: ({ pages }) => pages.length > 1,
  evaluate({ page, facts }, all) {
    const sameLanguage = all.filter((other) => other.page.locale === page.locale);
    const first = sameLanguage[0]!;
    const unlinked = sameLanguage
      .filter(({ page: other }) => !other.isUnlinked)
      .filter(({ page: { address } }) => facts.links.every(({ href }) => href !== address))
      .map(({ page: { address } }) => ({
        criteria: ['2.4.5'],
        message: `No link of header or footer leads to ${address}. Add one to the footer.`,
      }));
    const [own, other] = [facts.links, first.facts.links].map((links) => links.map(format));
    if (isDeepStrictEqual(own, other)) return unlinked;
    const isSameInOtherOrder = isDeepStrictEqual(own!.toSorted(), other!.toSorted());
    const message = `The links and controls of header and footer are ${list(own!)}; on ${first.page.address} they are ${list(other!)}. Make them the same.`;
    return [
      ...unlinked,
      { criteria: isSameInOtherOrder ? ['3.2.3', '3.2.6'] : ['3.2.4'], message },
    ];
  },
};
