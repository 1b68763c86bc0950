import type { Found } from './check.ts';
import type { PageFacts } from './facts.ts';
import type { AuditPage, CheckInfo } from './model.ts';

/** A page and what it says of itself. */
export type KnownPage = { page: AuditPage; facts: PageFacts };

/** What is looked for on all pages at once. */
export type SiteCheck = CheckInfo & {
  /** What is wrong with this page among these. */
  find: (known: KnownPage, all: readonly KnownPage[]) => readonly Found[];
};

const once = 'All runs but one of each page, in which it is read what is compared.';

const oneTitle = 'Each title is the title of one page.';

const uniqueTitle: SiteCheck = {
  id: 'unique-title',
  criteria: { '2.4.2': oneTitle, '2.4.8': oneTitle },
  about: 'No two pages have the same title.',
  leaves: once,
  find: ({ page, facts }, all) =>
    all
      .filter((other) => other.page.address !== page.address && other.facts.title === facts.title)
      .map((other) => ({
        message: `“${facts.title}” is also the title of ${other.page.address}. Title them apart.`,
      })),
};

const consistentLinks: SiteCheck = {
  id: 'consistent-links',
  criteria: {
    '2.4.5': 'Header and footer of every page link to every page.',
    '3.2.3':
      'Header and footer have the same links in the same order on every page, languages aside.',
    '3.2.4': 'Links of header and footer have the same names on every page.',
    '3.2.6': 'The link to write to us is at the same place among the links of every page.',
  },
  about:
    'Header and footer have the same links, called the same, in the same order on every page of a language, and lead to every page.',
  leaves: once,
  find({ page, facts }, all) {
    const family = all.filter((other) => other.page.locale === page.locale);
    const [first] = family;
    const format = (links: PageFacts['links']) =>
      links.map(({ name, href }) => `${name} (${href})`).join(', ');
    const missing = family.filter(
      (other) =>
        other.page.route !== 'notFound' &&
        !facts.links.some(({ href }) => href === other.page.address),
    );
    return [
      ...(first && format(first.facts.links) !== format(facts.links)
        ? [
            {
              message: `The links are ${format(facts.links)}; on ${first.page.address} they are ${format(first.facts.links)}. Keep one list.`,
            },
          ]
        : []),
      ...missing.map((other) => ({
        message: `No link of header or footer leads to ${other.page.address}. Put one into the footer.`,
      })),
    ];
  },
};

/** @param textsOf every text of a language, and what is the same in all of them */
export function createTranslated(textsOf: (locale: string) => ReadonlySet<string>): SiteCheck {
  return {
    id: 'translated',
    criteria: {
      '2.4.6': 'No heading or label is English that is not among the language’s own texts.',
      '3.1.2': 'No name is English that is not among the language’s own texts.',
    },
    about: 'No text, and no name of a picture or a control, was left in English.',
    leaves: once,
    find({ page, facts }, all) {
      const english = all.find(
        (other) => other.page.locale === 'en' && other.page.route === page.route,
      );
      if (!english || page.locale === 'en') return [];
      const own = textsOf(page.locale);
      return facts.names
        .filter((name) => english.facts.names.includes(name) && !own.has(name))
        .map((name) => ({
          message: `“${name}” is called in English. Put the name into locales/${page.locale}.`,
        }));
    },
  };
}

export const siteChecks: readonly SiteCheck[] = [uniqueTitle, consistentLinks];
