import { match } from '@formatjs/intl-localematcher';
import type { i18n } from 'i18next';
import { createI18n } from './createI18n.ts';
import { canonicalTag, type Direction, type Language } from './languages.ts';
import { fetchPageData } from './loadTexts.ts';
import { defaultLocale } from './urls.ts';

type SuggestedLocale = { tag: string; dir: Direction; i18n: i18n };

/**
 * Finds the language that the browser prefers to that of the page. Its texts come from its home page.
 *
 * @param isInEnglish whether the page appears in English because its language lacks it
 * @param languages the languages into which the page is translated
 * @param preferred the browser's languages, the best first
 * @returns nothing if the page is in the best language already, or if the texts cannot be loaded
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
  // If the suggestion itself is not translated, it would appear in English.
  if (!page || Reflect.has(Object(page.fallback?.common), 'suggestion')) return undefined;
  return { tag: best, dir: page.dir, i18n: createI18n(page) };
}
