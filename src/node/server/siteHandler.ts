import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { posix } from 'node:path';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { resolveAddress } from '../../i18n/urls.ts';
import { readSite, toAddress, type Resource } from './readSite.ts';
import { cacheControl, methods } from './rules.ts';

/**
 * Answers for a folder that `vite build` has filled, as it stands at the call. A page has one
 * address, to the letter, whatever the disk thinks of case; its other spellings lead there, and all
 * else is the 404 page.
 */
export function createSiteHandler(folder: string): RequestListener {
  const { resources, notFound, securityHeaders } = readSite(folder);
  // Of an answer without a file. Browsers would else keep a redirect for as long as they like.
  const plainHeaders = { ...securityHeaders, 'Cache-Control': cacheControl.other };
  const locales = [...notFound.keys()];

  return (request, response) => {
    const { path, query } = splitTarget(request.url ?? '');
    const resource = resources.get(path);
    const canonical = resource ? path : findCanonical(path);
    if ((request.headersDistinct.host?.length ?? 0) > 1) {
      // https://www.rfc-editor.org/rfc/rfc9112#section-3.2
      response.writeHead(400, plainHeaders).end();
    } else if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...plainHeaders, Allow: methods }).end();
    } else if (resource) {
      send(200, resource, request, response);
    } else if (resources.has(canonical)) {
      // To a page that is known to be there: `//elsewhere.example/` leads nowhere.
      response.writeHead(308, { ...plainHeaders, Location: canonical + query }).end();
    } else {
      const { locale } = resolveAddress(canonical, locales);
      send(404, notFound.get(locale)!, request, response); // The locale is one of them.
    }
  };
}

/**
 * A client may name the host in the target too, as it does to a proxy:
 * https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2
 *
 * @example splitTarget('http://localhost/privacy?a=1') // => { path: '/privacy', query: '?a=1' }
 */
function splitTarget(target: string): { path: string; query: string } {
  const local = target.replace(/^https?:\/\/[^/?]*/i, '');
  const start = local.indexOf('?');
  const path = start === -1 ? local : local.slice(0, start);
  return { path: path || '/', query: start === -1 ? '' : local.slice(start) };
}

/**
 * Read as nginx reads it: decoded, without dots, empty parts, ending and slashes at the end.
 *
 * @example findCanonical('/%70rivacy.html/') // => '/privacy'
 */
function findCanonical(path: string): string {
  const normal = posix.normalize(decode(path));
  const file = normal.endsWith('/') ? normal.slice(0, -1) : normal;
  return file === '/index' || file === '' ? '/' : toAddress(file);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function send(
  status: 200 | 404,
  resource: Resource,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const available = Object.keys(resource);
  const encoding = new Negotiator(request).encoding(available, { preferred: available });
  // The whole file for a client that refuses every form of it: better than nothing (RFC 9110, 12.5.3).
  const { body, headers } = resource[encoding as keyof Resource] ?? resource.identity!;
  if (
    status === 200 &&
    fresh(request.headers, { etag: headers.ETag, 'last-modified': headers['Last-Modified'] })
  ) {
    const { 'Content-Length': _, 'Content-Type': __, ...kept } = headers;
    response.writeHead(304, kept).end();
  } else {
    response.writeHead(status, headers).end(body);
  }
}
