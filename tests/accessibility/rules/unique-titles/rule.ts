import type { SiteRule } from '../../rule.ts';
import { shorten } from '../shared/shorten.ts';

const oneTitle = 'Each title is the title of one page.';

export const uniqueTitles: SiteRule = {
  id: 'unique-titles',
  criteria: { '2.4.2': oneTitle, '2.4.8': oneTitle },
  exclusions: 'All variants but one, in which the title of each page is read.',
  evaluate: ({ page, facts }, all) =>
    all
      .filter((other) => other.page.address !== page.address && other.facts.title === facts.title)
      .map((other) => ({
        message: `“${shorten(facts.title)}” is also the title of ${other.page.address}. Give each page a title of its own.`,
      })),
};
