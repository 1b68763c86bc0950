import { readdirSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join, relative, sep } from 'node:path';
import sirv from 'sirv';
import { cacheHeaders, securityHeaders } from './headers.ts';
import { createNotFoundHandler } from './notFoundHandler.ts';

/**
 * Answers for a folder that `vite build` has filled, as it stands at the call. A page has one
 * address, to the letter, whatever the disk thinks of case; all else is the 404 page.
 */
export function createSiteHandler(folder: string): RequestListener {
  const isAddress = toAddressTest(listFiles(folder));
  const serveNotFound = createNotFoundHandler(folder);
  const serveFile = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, pathname) {
      const { hashed, other } = cacheHeaders;
      response.setHeader('Cache-Control', pathname.startsWith('/assets/') ? hashed : other);
      // Else a file that a new build has taken away would end the process.
      response.once('pipe', (file) => file.once('error', () => response.destroy()));
    },
  });

  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);

    // An answer in parts may always be whole instead; sirv ends the process over `bytes=5-2`.
    delete request.headers.range;
    request.headers['accept-encoding'] = toAccepted(request.headers['accept-encoding']);

    const [path = '', ...query] = (request.url ?? '').split(/(?=\?)/);
    const withoutSlash = path.replace(/\/+$/, '');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (isAddress(path)) {
      serveFile(request, response, () => serveNotFound(request, response));
    } else if (isAddress(withoutSlash)) {
      // To a page that is known to be there: `//elsewhere.example/` leads nowhere.
      response.writeHead(308, { Location: withoutSlash + query.join('') }).end();
    } else {
      serveNotFound(request, response);
    }
  };
}

/** @example listFiles('dist') // => ['/index.html', '/assets/hero-GTUuA657.svg', …] */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name))}`)
    .map((path) => path.replaceAll(sep, '/'));
}

/**
 * What sirv and we look for by name, without those that are refused.
 *
 * @example toAccepted('br;q=0, gzip') // => 'gzip'
 */
function toAccepted(header = ''): string {
  return header
    .split(',')
    .filter((encoding) => !/;\s*q=0(?:\.0*)?\s*$/.test(encoding))
    .join();
}

/** Pages go without their ending, the start page is `/`; 404 pages and notes to hosts have none. */
function toAddressTest(files: readonly string[]): (path: string) => boolean {
  const pages = files
    .filter((file) => file.endsWith('.html') && !file.endsWith('/404.html'))
    .map((file) => (file === '/index.html' ? '/' : file.slice(0, -'.html'.length)));
  const others = files.filter((file) => !/^\/_|\.(?:html|br|gz)$/.test(file));
  const addresses = new Set([...pages, ...others]);
  return (path) => addresses.has(path);
}
