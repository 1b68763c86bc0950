import type { PageFacts } from '../../gather/pageFacts.ts';
import type { SiteRule } from '../../rule.ts';

export const consistentNavigation: SiteRule = {
  id: 'consistent-navigation',
  description:
    'Header and footer have the same links and controls, with the same names, in the same order on every page of a language, and lead to every page.',
  criteria: {
    '2.4.5': 'Header and footer of every page link to every page of its language.',
    '3.2.3':
      'Header and footer have the same links and controls in the same order on every page, links to other languages aside.',
    '3.2.4': 'Links and controls of header and footer have the same names on every page.',
    '3.2.6':
      'Links to help or contact in header and footer are at the same place among the links of every page.',
  },
  exclusions:
    'Links to another language (hreflang), which differ from page to page. Pages that nothing links to, as a 404 page, need no link. All variants but one, in which the links of each page are read.',
  appliesTo: ({ pages }) => pages.length > 1,
  evaluate({ page, facts }, all) {
    const sameLanguage = all.filter((other) => other.page.locale === page.locale);
    const format = (links: PageFacts['links']) =>
      links.map(({ name, href }) => `${name} (${href})`).join(', ') || 'none';
    const [first] = sameLanguage;
    const own = format(facts.links);
    const expected = first ? format(first.facts.links) : own;
    const unlinked = sameLanguage.filter(
      (other) =>
        !other.page.isUnlinked && !facts.links.some(({ href }) => href === other.page.address),
    );
    return [
      ...(first && own !== expected
        ? [
            {
              message: `The links and controls of header and footer are ${own}; on ${first.page.address} they are ${expected}. Make them the same.`,
            },
          ]
        : []),
      ...unlinked.map((other) => ({
        message: `No link of header or footer leads to ${other.page.address}. Add one to the footer.`,
      })),
    ];
  },
};
