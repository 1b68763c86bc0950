import type { i18n as I18n } from 'i18next';
import { htmlToPageData, type Messages, type PageData, type SiteTexts } from './pageData.ts';
import { defaultLocale, localizePath } from './urls.ts';

/**
 * Adds the texts of all pages in the language of the page, and tells tests that it has. Where they
 * cannot be had, nothing changes, and links go on to load documents.
 *
 * @param address contains a hash of the texts, so that they are those of this build
 */
export async function loadTexts(i18n: I18n, address: string): Promise<void> {
  try {
    const response = await fetch(address);
    const { messages, fallback }: SiteTexts = await response.json();
    // English first, because a page is shown as soon as its own texts are there.
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

/** @returns nothing where the page cannot be fetched, or belongs to another site */
export async function fetchPageData(path: string, locale: string): Promise<PageData | undefined> {
  try {
    const response = await fetch(localizePath(path, locale));
    return htmlToPageData(await response.text());
  } catch {
    return undefined;
  }
}
