import type { i18n as I18n } from 'i18next';
import type { Route } from '../site/routes.ts';
import { htmlToPageData, routeToNamespace, type PageData } from './pageData.ts';
import { defaultLocale, localizePath } from './urls.ts';

/**
 * Adds the strings of a page that was not the first one. They come out of that page's own HTML, so
 * there is no second form of the same data to build, version and cache, and no list of languages in
 * the script.
 *
 * @returns false where they cannot be had
 */
export async function loadMessages(i18n: I18n, route: Route): Promise<boolean> {
  const namespace = routeToNamespace(route.id);
  const page = await fetchPageData(route.path, i18n.language);
  const messages = page?.messages[namespace];
  if (!messages) return false;
  const fallback = page.fallback?.[namespace];
  if (fallback) i18n.addResourceBundle(defaultLocale, namespace, fallback);
  i18n.addResourceBundle(i18n.language, namespace, messages);
  return true;
}

/** @returns nothing where the page is out of reach, of another build or of another site */
export async function fetchPageData(path: string, locale: string): Promise<PageData | undefined> {
  try {
    const response = await fetch(localizePath(path, locale));
    const html = await response.text();
    return isOfThisBuild(html) ? htmlToPageData(html) : undefined;
  } catch {
    return undefined;
  }
}

/** Texts of a newer build may not fit the components of this one. */
function isOfThisBuild(html: string): boolean {
  return import.meta.env.DEV || html.includes(new URL(import.meta.url).pathname);
}
