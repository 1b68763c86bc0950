import type { AuditConfig } from './config.ts';
import type { AuditPage } from './model.ts';

/** @throws Error if the server does not respond with a page */
export async function createDefaultConfig(url: string): Promise<AuditConfig> {
  const { origin, host, pathname, search } = new URL(url);
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
    name: host,
    pages: [page],
    serve: async () => ({ origin, close: () => {} }),
  };
}

async function readPage(url: string): Promise<string> {
  const response = await fetch(url).catch((error: unknown) => {
    throw new Error(`No server responds at ${url}. Start the site or correct the address.`, {
      cause: error,
    });
  });
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('html'))
    throw new Error(`${url} responds with ${type || 'no content type'}, not with a page.`);
  return response.text();
}
