import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { extname, join } from 'node:path';
import { defaultLocale } from '../../i18n/urls.ts';
import { listFiles } from '../listFiles.ts';
import { readReleaseFile, toIntegrity } from '../prerender/release.ts';
import {
  cacheControl,
  contentTypes,
  encodings,
  hashedFolder,
  hidden,
  plainName,
  toSecurityHeaders,
} from './rules.ts';

/** One form of a file, with all headers of its answer. */
type Representation = { body: Buffer; headers: OutgoingHttpHeaders };
type Encoding = keyof typeof encodings | 'identity';
export type Resource = Readonly<Partial<Record<Encoding, Representation>>>;

export type Site = {
  /** By address: pages go without their ending, the start page is `/`. */
  resources: ReadonlyMap<string, Resource>;
  securityHeaders: Readonly<Record<string, string>>;
  /** The 404 pages, by language. */
  notFound: ReadonlyMap<string, Resource>;
};

/**
 * A built site, whole, in memory: it is small, and no answer waits for a disk.
 *
 * @throws Error where the folder has no release, or not all of it
 */
export function readSite(folder: string): Site {
  const release = readReleaseFile(folder);
  if (!release)
    throw new Error(
      `There is no site in ${folder}/ yet. "npm run build" makes it; "npm start" does both.`,
    );
  const files = listFiles(folder).filter((file) => plainName.test(file));
  // Another may be published while this one is read, and its pages have other hashes in their policy.
  const wrong = Object.entries(release.files)
    .filter(
      ([file, hash]) =>
        !files.includes(file) || toIntegrity(readFileSync(join(folder, file))) !== hash,
    )
    .map(([file]) => file);
  if (wrong.length > 0)
    throw new Error(
      `The site in ${folder}/ is not whole. Missing or changed files: ${wrong.length}, ${wrong[0]} first. "npm run build" makes it anew.`,
    );
  const securityHeaders = toSecurityHeaders(release.hashes);
  const read = (file: string) => readResource(folder, file, securityHeaders);
  const visible = files.filter((file) => !new RegExp(hidden).test(file));
  const notFound = files.filter((file) => file.endsWith('/404.html'));
  return {
    securityHeaders,
    resources: new Map(visible.map((file) => [toAddress(file), read(file)])),
    notFound: new Map(
      notFound.map((file) => [file.split('/').at(-2) || defaultLocale, read(file)]),
    ),
  };
}

/** @example toAddress('/privacy.html') // => '/privacy' */
export function toAddress(file: string): string {
  return file === '/index.html' ? '/' : file.replace(/\.html$/, '');
}

function readResource(
  folder: string,
  file: string,
  securityHeaders: OutgoingHttpHeaders,
): Resource {
  const path = join(folder, file);
  const isPacked = existsSync(path + encodings.br);
  const headers = {
    ...securityHeaders,
    'Content-Type': contentTypes[extname(file).slice(1)] ?? 'application/octet-stream',
    'Cache-Control': file.startsWith(hashedFolder) ? cacheControl.hashed : cacheControl.other,
    'Last-Modified': statSync(path).mtime.toUTCString(),
    ...(isPacked && { Vary: 'Accept-Encoding' }),
  };
  const identity = toRepresentation(path, headers);
  if (!isPacked) return { identity };
  const packed = Object.entries(encodings).map(([encoding, ending]) => [
    encoding,
    toRepresentation(`${path}${ending}`, { ...headers, 'Content-Encoding': encoding }),
  ]);
  return { ...Object.fromEntries(packed), identity };
}

function toRepresentation(path: string, headers: OutgoingHttpHeaders): Representation {
  const body = readFileSync(path);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { body, headers: { ...headers, 'Content-Length': body.length, ETag: `"${hash}"` } };
}
