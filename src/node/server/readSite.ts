import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { extname, join } from 'node:path';
import { defaultLocale } from '../../i18n/urls.ts';
import {
  listServed,
  parseRelease,
  readIfThere,
  releaseFile,
  toIntegrity,
} from '../prerender/release.ts';
import {
  cacheControl,
  contentTypes,
  encodings,
  forServers,
  hashedFolder,
  hidden,
  plainName,
  toSecurityHeaders,
} from './rules.ts';

type File = { body: Buffer; modified: Date };
type Files = ReadonlyMap<string, File>;

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
  const files = readFiles(folder);
  const release = parseRelease(files.get(`/${releaseFile}`)?.body);
  if (!release)
    throw new Error(
      `There is no site in ${folder}/ yet. "npm run build" makes it; "npm start" does both.`,
    );
  // Another may be published while this one is read, and its pages have other hashes in their policy.
  const wrong = Object.entries(release.files)
    .filter(([file, hash]) => isForVisitors(file) && toHash(files.get(file)) !== hash)
    .map(([file]) => file);
  if (wrong.length > 0)
    throw new Error(
      `The site in ${folder}/ is not whole. Missing or changed files: ${wrong.length}, ${wrong[0]} first. Copy all of it again, with the names that begin with a dot, or make it anew with "npm run build".`,
    );
  const securityHeaders = toSecurityHeaders(release.hashes);
  const toEntry = (file: string) => toResource(files, file, securityHeaders);
  const names = [...files.keys()];
  const visible = names.filter((file) => !new RegExp(hidden).test(file));
  const notFound = names.filter((file) => file.endsWith('/404.html'));
  return {
    securityHeaders,
    resources: new Map(visible.map((file) => [toAddress(file), toEntry(file)])),
    notFound: new Map(
      notFound.map((file) => [file.split('/').at(-2) || defaultLocale, toEntry(file)]),
    ),
  };
}

/** Each is read once: a build that publishes may change what was checked before it is served. */
function readFiles(folder: string): Files {
  const files = new Map<string, File>();
  for (const file of existsSync(folder) ? listServed(folder) : []) {
    if (!plainName.test(file) || !isForVisitors(file)) continue;
    const path = join(folder, file);
    const modified = statSync(path, { throwIfNoEntry: false })?.mtime;
    const body = readIfThere(path);
    if (modified && body) files.set(file, { body, modified });
  }
  return files;
}

/** Others may lack: a copy often has none whose name begins with a dot. */
function isForVisitors(file: string): boolean {
  return !new RegExp(forServers).test(file);
}

function toHash(file: File | undefined): string | undefined {
  return file && toIntegrity(file.body);
}

/** @example toAddress('/privacy.html') // => '/privacy' */
export function toAddress(file: string): string {
  return file === '/index.html' ? '/' : file.replace(/\.html$/, '');
}

function toResource(files: Files, name: string, securityHeaders: OutgoingHttpHeaders): Resource {
  const { body, modified } = files.get(name)!; // It is one of them.
  const packed = Object.entries(encodings).flatMap(([encoding, ending]) => {
    const form = files.get(name + ending);
    return form ? [{ encoding, body: form.body }] : [];
  });
  const headers = {
    ...securityHeaders,
    'Content-Type': contentTypes[extname(name).slice(1)] ?? 'application/octet-stream',
    'Cache-Control': name.startsWith(hashedFolder) ? cacheControl.hashed : cacheControl.other,
    'Last-Modified': modified.toUTCString(),
    ...(packed.length > 0 && { Vary: 'Accept-Encoding' }),
  };
  const forms = packed.map((form) => [
    form.encoding,
    toRepresentation(form.body, { ...headers, 'Content-Encoding': form.encoding }),
  ]);
  return { ...Object.fromEntries(forms), identity: toRepresentation(body, headers) };
}

function toRepresentation(body: Buffer, headers: OutgoingHttpHeaders): Representation {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { body, headers: { ...headers, 'Content-Length': body.length, ETag: `"${hash}"` } };
}
