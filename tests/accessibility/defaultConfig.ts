import { chromium } from 'playwright-core';
import type { AuditConfig } from './config.ts';
import { launchOptions } from './gather/launchOptions.ts';
import { fetchPage } from './gather/pageStates.ts';
import type { AuditPage } from './model.ts';

/** @throws StateNotReached if the server does not respond with a page */
export async function createDefaultConfig(url: string): Promise<AuditConfig> {
  await using browser = await chromium.launch(launchOptions());
  const response = await fetchPage(await browser.newPage(), url);
  const html = await response.text();
  // The server may have redirected from http: to https:, or to another host.
  const { origin, host, pathname, search } = new URL(response.url());
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
    serve: async () => ({ origin, [Symbol.dispose]: () => {} }),
  };
}
