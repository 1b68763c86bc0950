import type { i18n as I18n } from 'i18next';
import type { Route } from '../site/routes.ts';
import { htmlToPageData, routeToNamespace, type PageData, type PageTexts } from './pageData.ts';
import { defaultLocale, localizePath } from './urls.ts';

/**
 * Adds the strings of a page that was not the first one.
 *
 * @param address has a hash of the strings in it, so that they are those of this build
 * @returns false where they cannot be had
 */
export async function loadMessages(i18n: I18n, route: Route, address: string): Promise<boolean> {
  const namespace = routeToNamespace(route.id);
  try {
    const response = await fetch(address);
    const { messages, fallback }: PageTexts = await response.json();
    if (!messages) return false;
    if (fallback) i18n.addResourceBundle(defaultLocale, namespace, fallback);
    i18n.addResourceBundle(i18n.language, namespace, messages);
    return true;
  } catch {
    return false;
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
