import type { i18n as I18n } from 'i18next';
import { htmlToPageData, type Messages, type PageData, type SiteTexts } from './pageData.ts';
import { defaultLocale, localizePath } from './urls.ts';

/**
 * Adds the texts of all pages, and marks the document for tests. If the texts cannot be loaded, links
 * continue to load documents.
 *
 * @param address contains a hash of the texts, so that texts and code are of the same build
 */
export async function loadTexts(i18n: I18n, address: string): Promise<void> {
  try {
    const response = await fetch(address);
    const { messages, fallback }: SiteTexts = await response.json();
    // Add English first, because a page appears as soon as texts of its language exist.
    addTexts(i18n, defaultLocale, fallback ?? {});
    addTexts(i18n, i18n.language, messages);
    document.documentElement.dataset.complete = '';
  } catch {
    return;
  }
}

function addTexts(i18n: I18n, locale: string, messages: Messages): void {
  for (const [namespace, texts] of Object.entries(messages))
    i18n.addResourceBundle(locale, namespace, texts);
}

/** @returns nothing if there is no such page of this site */
export async function fetchPageData(path: string, locale: string): Promise<PageData | undefined> {
  try {
    const response = await fetch(localizePath(path, locale));
    return htmlToPageData(await response.text());
  } catch {
    return undefined;
  }
}
