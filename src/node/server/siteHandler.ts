import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { extname, posix } from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import send from 'send';
import { localizePath, resolveAddress } from '../../i18n/urls.ts';
import { notFound } from '../../site/routes.ts';
import { listFiles } from '../build/listFiles.ts';
import { pagePathToFile } from '../build/pagePathToFile.ts';
import { readRelease } from '../build/release.ts';
import {
  cacheControl,
  contentTypes,
  encodings,
  hashedFolder,
  hiddenPath,
  allowedMethods,
  toSecurityHeaders,
} from './rules.ts';

/**
 * Each page has one address. Other spellings, such as `/privacy.html`, redirect to that address.
 *
 * @param folder a folder whose files must not change after the call
 */
export function createSiteHandler(folder: string): RequestListener {
  const securityHeaders = new Map(Object.entries(toSecurityHeaders(readRelease(folder).hashes)));
  const files = new Set(listFiles(folder));
  const locales = [...files].flatMap((file) => /^\/([^/]+)\/404\.html$/.exec(file)?.[1] ?? []);

  const findFile = (address: string) => {
    if (new RegExp(`${hiddenPath}|\\.html$`).test(address)) return undefined;
    return [address, `/${pagePathToFile(address)}`].find((file) => files.has(file));
  };
  const sendFile = (file: string, request: IncomingMessage, response: ServerResponse) => {
    const names = Object.keys(encodings).filter((name) => files.has(file + encodings[name]));
    const encoding = negotiate(request.headers['accept-encoding'] ?? '', names);
    const extension = encodings[encoding ?? ''] ?? '';
    response.setHeader(
      'Content-Type',
      contentTypes[extname(file).slice(1)] ?? 'application/octet-stream',
    );
    if (file.startsWith(hashedFolder)) response.setHeader('Cache-Control', cacheControl.hashed);
    if (names.length > 0) response.setHeader('Vary', 'Accept-Encoding');
    if (encoding) response.setHeader('Content-Encoding', encoding);
    const options = {
      root: folder,
      acceptRanges: false,
      cacheControl: false,
      dotfiles: 'allow',
    } as const;
    send(request, file + extension, options).pipe(response);
  };

  return (request, response) => {
    // A client may send the whole URL: https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2
    const target = request.url?.replace(/^https?:\/\/[^/?]*/i, '') ?? '';
    const [path = ''] = target.split('?');
    const address = toAddress(path);
    const file = findFile(address);
    response.setHeaders(securityHeaders).setHeader('Cache-Control', cacheControl.other);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: allowedMethods }).end();
    } else if (!file) {
      const { locale } = resolveAddress(address, locales);
      response.statusCode = 404;
      sendFile(`/${pagePathToFile(localizePath(notFound.path, locale))}`, request, response);
    } else if (path !== address) {
      response.writeHead(308, { Location: address + target.slice(path.length) }).end();
    } else {
      sendFile(file, request, response);
    }
  };
}

/**
 * Decodes and normalizes a path as nginx does. Then removes a slash and `.html` from the end.
 *
 * @example toAddress('/%70rivacy.html/') // => '/privacy'
 */
export function toAddress(path: string): string {
  const normal = posix.normalize(decode(path));
  const address = normal.replace(/\/$/, '').replace(/\.html$/, '');
  return address === '/index' || address === '' ? '/' : address;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
