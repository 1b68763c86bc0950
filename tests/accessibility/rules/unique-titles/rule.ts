import type { SiteRule } from '../../rule.ts';
import type { AuditPage } from '../../model.ts';
import { shorten } from '../shared/shorten.ts';

/** One of the two shows the other in its place. */
const isSameText = (one: AuditPage, other: AuditPage) =>
  one.id === other.id && (one.isUntranslated === true || other.isUntranslated === true);

const oneTitle = 'Each title is the title of one page.';

export const uniqueTitles: SiteRule = {
  id: 'unique-titles',
  criteria: { '2.4.2': oneTitle, '2.4.8': oneTitle },
  exclusions:
    'All variants but one, in which the title of each page is read. A page that a language does not have, beside the same page in the site’s first language.',
  evaluate: ({ page, facts }, all) =>
    all
      .filter((other) => other.page.address !== page.address && other.facts.title === facts.title)
      .filter((other) => !isSameText(page, other.page))
      .map((other) => ({
        message: `“${shorten(facts.title)}” is also the title of ${other.page.address}. Give each page a title of its own.`,
      })),
};
