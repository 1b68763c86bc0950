import type { AuditConfig } from './config.ts';
import type { AuditPage } from './model.ts';

/**
 * What holds for any page: the states that every page has, and no knowledge of the site. The
 * language and direction are the page's own claim, which the rules then hold it to.
 *
 * @param url of a page that a server answers already
 * @throws Error where it does not answer with a page
 */
export async function createDefaultConfig(url: string): Promise<AuditConfig> {
  const { origin, pathname, search } = new URL(url);
  const html = await readPage(url);
  const [, locale = 'und'] = /<html[^>]*\slang=["']?([\w-]+)/i.exec(html) ?? [];
  const [, dir = 'ltr'] = /<html[^>]*\sdir=["']?(ltr|rtl)/i.exec(html) ?? [];
  const page: AuditPage = {
    address: pathname + search,
    id: pathname.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home',
    locale,
    dir: dir as AuditPage['dir'],
    isStyleSample: true,
    hasSharedParts: true,
  };
  return {
    name: new URL(url).host,
    pages: [page],
    serve: async () => ({ origin, close: () => {} }),
  };
}

async function readPage(url: string): Promise<string> {
  const response = await fetch(url).catch((error: unknown) => {
    throw new Error(`Nothing answers at ${url}. Start the site, or correct the address.`, {
      cause: error,
    });
  });
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('html'))
    throw new Error(`${url} answers with ${type || 'no type'}, which is no page.`);
  return response.text();
}
