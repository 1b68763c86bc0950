import type { SiteRule } from '../../rule.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

export const untranslatedNames: SiteRule = {
  id: 'untranslated-names',
  description:
    'No name or description that a screen reader announces was left in the language of the site’s first page.',
  criteria: {
    '2.4.6':
      'No heading or label is in the site’s first language, unless it is among the texts of the page’s own.',
    '3.1.2':
      'No name is in the site’s first language, unless it is among the texts of the page’s own.',
  },
  exclusions:
    'Names that are the same in every language, as the configuration lists them (glossary). All variants but one, in which the names of each page are read. The rule runs where the configuration tells the site’s texts (textsOf).',
  appliesTo: ({ textsOf }) => textsOf !== undefined,
  evaluate({ page, facts }, all, { pages, textsOf, glossary = [] }) {
    const source = pages[0]!.locale;
    const original = all.find((other) => other.page.locale === source && other.page.id === page.id);
    if (!textsOf || !original || page.locale === source) return [];
    const own = textsOf(page.locale);
    const known = new Set(original.facts.names);
    return facts.names
      .filter((name) => known.has(name) && !own.has(name) && !glossary.includes(name))
      .map((name) => ({
        message: `“${name}” is the same as in ${languageNames.of(source)}. Translate it in the site’s texts for ${languageNames.of(page.locale)}.`,
      }));
  },
};
