import type { i18n as I18n } from 'i18next';
import type { Route } from '../site/routes.ts';
import { htmlToPageData, routeToNamespace, type PageData, type PageTexts } from './pageData.ts';
import { defaultLocale, localizePath } from './urls.ts';

/** Those under way or not used yet, so that a page that was prefetched is not asked for again. */
const requests = new Map<string, Promise<PageTexts>>();

function fetchTexts(address: string): Promise<PageTexts> {
  const request = requests.get(address) ?? fetch(address).then((response) => response.json());
  requests.set(address, request);
  return request;
}

/** Where it fails nobody is told, and whoever follows the link later asks again. */
export function prefetchTexts(address: string): void {
  fetchTexts(address).catch(() => requests.delete(address));
}

/**
 * Adds the strings of a page that was not the first one.
 *
 * @param address has a hash of the strings in it, so that they are those of this build
 * @returns false where they cannot be had
 */
export async function loadMessages(i18n: I18n, route: Route, address: string): Promise<boolean> {
  const namespace = routeToNamespace(route.id);
  try {
    const { messages, fallback } = await fetchTexts(address);
    if (!messages) return false;
    if (fallback) i18n.addResourceBundle(defaultLocale, namespace, fallback);
    i18n.addResourceBundle(i18n.language, namespace, messages);
    return true;
  } catch {
    return false;
  } finally {
    requests.delete(address);
  }
}

/** @returns nothing where the page is out of reach, or of another site */
export async function fetchPageData(path: string, locale: string): Promise<PageData | undefined> {
  try {
    const response = await fetch(localizePath(path, locale));
    return htmlToPageData(await response.text());
  } catch {
    return undefined;
  }
}
