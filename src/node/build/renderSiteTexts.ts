import type { Language } from '../../i18n/languages.ts';
import type { SiteTexts } from '../../i18n/siteTexts.ts';
import type { SiteLocale } from '../locales/siteLocales.ts';
import { toHashedAddress } from '../server/rules.ts';

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

export function renderSiteTexts(texts: SiteTexts): { address: string; content: string } {
  const content = JSON.stringify(texts);
  return { address: toHashedAddress(`texts-${texts.locale}`, content, 'json'), content };
}

function toLanguage({ tag, name, preview, untranslated }: SiteLocale): Language {
  return { tag, name, ...(preview && { preview }), ...(untranslated && { untranslated }) };
}
