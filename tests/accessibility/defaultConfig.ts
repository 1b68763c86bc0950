import type { AuditConfig } from './config.ts';
import { fetchPage } from './gather/pageStates.ts';
import type { AuditPage } from './model.ts';

/** @throws StateNotReached if the server does not respond with a page */
export async function createDefaultConfig(url: string): Promise<AuditConfig> {
  const html = await fetchPage(url);
  const { origin, host, pathname, search } = new URL(url);
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
