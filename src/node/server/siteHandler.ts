import { readdirSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { resolveAddress } from '../../i18n/urls.ts';
import { cacheHeaders, securityHeaders } from './headers.ts';
import { sendNotFound } from './sendNotFound.ts';

/**
 * Answers for a folder that `vite build` has filled, as it stands at the call. A page has one
 * address, to the letter, whatever the disk thinks of case; all else is the 404 page.
 */
export function createSiteHandler(folder: string): RequestListener {
  const files = listFiles(folder);
  // The folder decides what is there: it may hold a newer build than this server knows the routes of.
  const addresses = new Set(files.flatMap(toAddress));
  // Every language has a 404 page, the default one at the root.
  const locales = files.flatMap((file) => /^\/([^/]+)\/404\.html$/.exec(file)?.[1] ?? []);
  const serveFile = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, pathname) {
      const { hashed, other } = cacheHeaders;
      response.setHeader('Cache-Control', pathname.startsWith('/assets/') ? hashed : other);
      response.once('pipe', (file: Readable) => {
        // Else a file that a new build has taken away would end the process.
        file.once('error', () => response.destroy());
        // Else the file of a download that is broken off stays open: a pipe ends no reader.
        response.once('close', () => file.destroy());
      });
    },
  });

  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);

    // An answer in parts may always be whole instead; sirv ends the process over `bytes=5-2`.
    delete request.headers.range;
    request.headers['accept-encoding'] = toAccepted(request.headers['accept-encoding']);

    const [path = '', ...query] = (request.url ?? '').split(/(?=\?)/);
    const withoutSlash = trimSlashes(path);
    const serveNotFound = () =>
      sendNotFound(folder, resolveAddress(path, locales).locale, request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (addresses.has(path)) {
      serveFile(request, response, serveNotFound);
    } else if (addresses.has(withoutSlash)) {
      // To a page that is known to be there: `//elsewhere.example/` leads nowhere.
      response.writeHead(308, { Location: withoutSlash + query.join('') }).end();
    } else {
      serveNotFound();
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
 * What sirv and we look for by name, without what is refused or only sounds like it.
 *
 * @example toAccepted('br;q=0, gzip, vibrato') // => 'gzip'
 */
function toAccepted(header = ''): string {
  return header
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((one) => one.trim()))
    .filter(([name]) => name === 'br' || name === 'gzip')
    .filter(([, quality = 'q=1']) => Number(quality.slice(2)) !== 0)
    .map(([name]) => name)
    .join();
}

/**
 * In one pass: a regular expression takes a second for the 16 kB of slashes that a request may have.
 *
 * @example trimSlashes('/privacy//') // => '/privacy'
 */
function trimSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Pages go without their ending, the start page is `/`; 404 pages, packed files and `_headers` have none. */
function toAddress(file: string): string[] {
  if (/^\/_|\/404\.html$|\.(?:br|gz)$/.test(file)) return [];
  return [file === '/index.html' ? '/' : file.replace(/\.html$/, '')];
}
