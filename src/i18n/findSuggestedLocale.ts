import { match } from '@formatjs/intl-localematcher';
import { canonicalTag, type Language } from './languages.ts';
import type { SiteTexts } from './siteTexts.ts';
import { defaultLocale, localizePath } from './urls.ts';

/**
 * @param isInEnglish whether the page appears in English because it is not translated
 * @param languages the languages into which the page is translated. The list always contains the language of
 * the page's address, even if the page is not translated into it.
 * @param preferred the browser's languages, the best first
 * @returns the texts of the language to suggest, if there is one
 */
export async function findSuggestedLocale(
  locale: string,
  isInEnglish: boolean,
  languages: readonly Language[],
  preferred: readonly string[],
): Promise<SiteTexts | undefined> {
  const tags = languages.map(({ tag }) => tag);
  const best = match(preferred.filter(canonicalTag), tags, locale);
  if (best === locale || (isInEnglish && best === defaultLocale)) return undefined;
  const texts = await fetchTextsOf(best);
  // Do not suggest a language if the text of the suggestion would appear in English.
  return Reflect.has(Object(texts?.fallback?.common), 'suggestion') ? undefined : texts;
}

async function fetchTextsOf(locale: string): Promise<SiteTexts | undefined> {
  try {
    const page = await fetch(localizePath('/', locale));
    const [, address] = /<html[^>]* data-texts="([^"]+)"/.exec(await page.text()) ?? [];
    if (!address) return undefined;
    const texts: SiteTexts = await (await fetch(address)).json();
    // A new release may lack the language. The server then answers with an English page.
    return texts.locale === locale ? texts : undefined;
  } catch {
    return undefined;
  }
}
