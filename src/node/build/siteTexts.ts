import { createHash } from 'node:crypto';
import type { SiteTexts } from '../../i18n/pageData.ts';
import type { SiteLocale } from '../locales/siteLocales.ts';
import { hashedFolder } from '../server/rules.ts';

/** The texts of all pages in a language, which the first page of a visit fetches when it is idle. */
export function toSiteTexts({ messages, fallback }: SiteLocale): string {
  const texts: SiteTexts = { messages, ...(fallback && { fallback }) };
  return JSON.stringify(texts);
}

export function renderSiteTexts(locale: SiteLocale): { address: string; content: string } {
  const content = toSiteTexts(locale);
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return { address: `${hashedFolder}texts-${locale.tag}-${hash}.json`, content };
}
