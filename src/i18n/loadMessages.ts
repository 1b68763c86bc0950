import { routes } from '../site/routes.ts';
import { htmlToPageData, type Namespace, type PageData } from './pageData.ts';
import { localizePath } from './urls.ts';

/**
 * Strings of a page that was not the first one. They come out of that page's own HTML, so there is
 * no second form of the same data to build, version and cache, and no list of languages in the
 * script. Where they cannot be had, the browser loads the page as it would without a script.
 */
export async function loadMessages(
  locale: string,
  namespace: Namespace,
  part: 'messages' | 'fallback',
): Promise<unknown> {
  const path = routes.find(({ id }) => id === namespace)?.path ?? '/';
  const page = await fetchOnce(path, locale);
  if (page?.messages[namespace]) return page[part]?.[namespace] ?? {};

  window.location.reload();
  return new Promise(() => {});
}

const underWay = new Map<string, ReturnType<typeof fetchPageData>>();

/** i18next asks for the texts and for their fallback at once, and both are in one page. */
function fetchOnce(path: string, locale: string): ReturnType<typeof fetchPageData> {
  const page =
    underWay.get(path) ?? fetchPageData(path, locale).finally(() => underWay.delete(path));
  underWay.set(path, page);
  return page;
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
