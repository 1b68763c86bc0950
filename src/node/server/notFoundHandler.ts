import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { defaultLocale, localizePath } from '../../i18n/urls.ts';
import { cacheHeaders } from './headers.ts';

/** Answers with status 404 and the 404 page of the language that the address begins with. */
export function createNotFoundHandler(folder: string): RequestListener {
  const read = (file: string) =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file)) : undefined;

  return (request, response) => {
    const locale = /^\/([^/?]+)(?=[/?]|$)/.exec(request.url ?? '')?.[1] ?? defaultLocale;
    const localized = `${localizePath('/404', locale).slice(1)}.html`;
    const file =
      /^[\w-]+$/.test(locale) && existsSync(join(folder, localized)) ? localized : '404.html';
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = [
      { name: 'br', ending: '.br' },
      { name: 'gzip', ending: '.gz' },
    ].find(({ name }) => accepted.includes(name));
    const packed = encoding && read(file + encoding.ending);
    const body = packed ?? read(file);

    response.writeHead(404, {
      'Content-Type': 'text/html;charset=utf-8',
      'Cache-Control': cacheHeaders.other,
      Vary: 'Accept-Encoding',
      'Content-Length': body?.length ?? 0,
      ...(packed && { 'Content-Encoding': encoding.name }),
    });
    response.end(body);
  };
}
