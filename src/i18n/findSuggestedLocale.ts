import { match } from '@formatjs/intl-localematcher';
import type { i18n } from 'i18next';
import { createI18n } from './createI18n.ts';
import { canonicalTag, type Direction, type Language } from './languages.ts';
import { fetchPageData } from './loadTexts.ts';
import { defaultLocale } from './urls.ts';

/** A language that the visitor prefers to that of the page. */
type SuggestedLocale = {
  tag: string;
  dir: Direction;
  /** Contains its `common` texts. */
  i18n: i18n;
};

/**
 * The published language that the visitor's browser prefers to the page's own; its texts come from
 * its start page.
 *
 * @param isInEnglish whether the page appears in English, because its language lacks it
 * @param languages those that have the page
 * @param preferred the browser's languages, the best first
 * @returns nothing where the page is in the best one, or the texts cannot be loaded
 */
export async function findSuggestedLocale(
  locale: string,
  isInEnglish: boolean,
  languages: readonly Language[],
  preferred: readonly string[],
): Promise<SuggestedLocale | undefined> {
  const tags = languages.map(({ tag }) => tag);
  const best = match(preferred.filter(canonicalTag), tags, locale);
  if (best === locale || (isInEnglish && best === defaultLocale)) return undefined;
  const page = await fetchPageData('/', best);
  // In English it would offer English.
  if (!page || Reflect.has(Object(page.fallback?.common), 'suggestion')) return undefined;
  return { tag: best, dir: page.dir, i18n: createI18n(page) };
}
