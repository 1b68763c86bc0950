import { routes } from '../site/routes.ts';
import { htmlToPageData, type Namespace, type PageData } from './pageData.ts';
import { localizePath } from './urls.ts';

/**
 * Strings of a page that was not the first one. They come out of that page's own HTML, so there is
 * no second form of the same data to build, version and cache, and no list of languages in the
 * script. Where they cannot be had, the browser loads the page as it would without a script.
 */
export async function loadMessages(locale: string, namespace: Namespace): Promise<unknown> {
  const path = routes.find(({ id }) => id === namespace)?.path ?? '/';
  const page = await fetchPageData(path, locale);
  const messages = page?.messages[namespace];
  if (messages) return messages;

  window.location.reload();
  return new Promise(() => {});
}

/** @returns nothing where the page is out of reach, too slow, of another build or of another site */
export async function fetchPageData(path: string, locale: string): Promise<PageData | undefined> {
  try {
    const response = await fetch(localizePath(path, locale), {
      signal: AbortSignal.timeout(timeout),
    });
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

/** Milliseconds until the browser is asked, which shows that it is loading. */
const timeout = 2000;
