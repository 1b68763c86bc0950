import { createHash } from 'node:crypto';
import { routeToNamespace, type PageTexts, type TextAddresses } from '../../i18n/pageData.ts';
import { routes, type RouteId } from '../../site/routes.ts';
import type { SiteLocale } from '../locales/siteLocales.ts';
import { hashedFolder } from '../server/rules.ts';

/** What a client-side navigation fetches: a tenth of the page itself. */
export function toPageTexts({ messages, fallback }: SiteLocale, route: RouteId): string {
  const namespace = routeToNamespace(route);
  const lacking = fallback?.[namespace];
  const texts: PageTexts = { messages: messages[namespace] ?? {} };
  if (lacking) texts.fallback = lacking;
  return JSON.stringify(texts);
}

/** The files of the texts of all pages in a language, and where they are. */
export function renderTexts(locale: SiteLocale): {
  files: Record<string, string>;
  addresses: TextAddresses;
} {
  const parts = routes.map(({ id }) => {
    const content = toPageTexts(locale, id);
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
    return { id, content, file: `${hashedFolder}${locale.tag}-${id}-${hash}.json` };
  });
  return {
    files: Object.fromEntries(parts.map(({ file, content }) => [file, content])),
    addresses: Object.fromEntries(parts.map(({ id, file }) => [id, file])) as TextAddresses, // Of every route.
  };
}
