import { match } from '@formatjs/intl-localematcher';
import type { i18n } from 'i18next';
import { createI18n } from './createI18n.ts';
import { canonicalTag, type Direction, type Language } from './languages.ts';
import type { SiteTexts } from './siteTexts.ts';
import { defaultLocale, localizePath } from './urls.ts';

type SuggestedLocale = { tag: string; dir: Direction; i18n: i18n };

/**
 * Finds a language that the browser prefers to the language of the page, and loads the texts of the found
 * language. Their address is in the HTML of that language's home page, in the attribute `data-texts`.
 *
 * @param isInEnglish whether the page appears in English because it is not translated
 * @param languages the languages into which the page is translated, and the language of its address
 * @param preferred the browser's languages, the best first
 * @returns nothing if the page is in the best language already, or if the texts of the suggestion are not
 *   available in the found language
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
  const texts = await fetchTextsOf(best);
  // Do not suggest a language if the text of the suggestion would appear in English.
  if (!texts || Reflect.has(Object(texts.fallback?.common), 'suggestion')) return undefined;
  return { tag: best, dir: texts.dir, i18n: createI18n(texts) };
}

async function fetchTextsOf(locale: string): Promise<SiteTexts | undefined> {
  try {
    const page = await fetch(localizePath('/', locale));
    const [, address] = /<html[^>]* data-texts="([^"]+)"/.exec(await page.text()) ?? [];
    return address && (await fetch(address)).json();
  } catch {
    return undefined;
  }
}
