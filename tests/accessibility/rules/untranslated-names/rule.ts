import type { SiteRule } from '../../rule.ts';
import { shorten } from '../shared/shorten.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

const covers =
  'No name is in the site’s first language, but for those that the texts of its own have.';

export const untranslatedNames: SiteRule = {
  id: 'untranslated-names',
  criteria: { '2.4.6': covers, '3.1.2': covers },
  exclusions:
    'Names that the configuration lists as the same in every language (glossary). Pages that a language does not have. All variants but one. Sites whose texts the configuration does not tell (textsOf).',
  appliesTo: ({ textsOf }) => textsOf !== undefined,
  evaluate({ page, facts }, all, { pages, textsOf, glossary = [] }) {
    const source = pages[0]!.locale;
    const original = all.find((other) => other.page.locale === source && other.page.id === page.id);
    if (!textsOf || !original || page.locale === source || page.isUntranslated) return [];
    const own = textsOf(page.locale);
    const known = new Set(original.facts.names);
    return facts.names
      .filter((name) => known.has(name) && !own.has(name) && !glossary.includes(name))
      .map((name) => ({
        message: `“${shorten(name)}” is the same as in ${languageNames.of(source)}. Translate it in the site’s texts for ${languageNames.of(page.locale)}.`,
      }));
  },
};
