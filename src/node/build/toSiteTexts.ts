import type { Language } from '../../i18n/languages.ts';
import type { SiteTexts } from '../../i18n/siteTexts.ts';
import type { SiteLocale } from '../locales/siteLocales.ts';

export function toSiteTexts(locales: readonly SiteLocale[]): SiteTexts[] {
  const languages = locales.map(toLanguage);
  return locales.map(({ tag, dir, messages, fallback }) => ({
    locale: tag,
    dir,
    languages,
    messages,
    ...(fallback && { fallback }),
  }));
}

function toLanguage({ tag, name, preview, untranslated }: SiteLocale): Language {
  return { tag, name, ...(preview && { preview }), ...(untranslated && { untranslated }) };
}
