import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { localizePath } from '../../i18n/urls.ts';
import { notFound } from '../../site/routes.ts';
import { pagePathToFile } from '../prerender/pagePathToFile.ts';
import { cacheHeaders } from './headers.ts';

/** Answers with the 404 page of `folder` in that language. */
export function sendNotFound(
  folder: string,
  locale: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const page = join(folder, pagePathToFile(localizePath(notFound.path, locale)));
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = [
    { name: 'br', packed: `${page}.br` },
    { name: 'gzip', packed: `${page}.gz` },
  ].find(({ name, packed }) => accepted.includes(name) && existsSync(packed));
  const file = encoding?.packed ?? page;
  // While a build is under way the page may be gone.
  const body = existsSync(file) ? readFileSync(file) : '';

  response.writeHead(404, {
    'Content-Type': 'text/html;charset=utf-8',
    'Cache-Control': cacheHeaders.other,
    Vary: 'Accept-Encoding',
    'Content-Length': body.length,
    ...(encoding && { 'Content-Encoding': encoding.name }),
  });
  response.end(body);
}
