import { cpSync, existsSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { hashFiles, readRelease, releaseFile } from '../build/release.ts';
import { UserError } from '../build/UserError.ts';
import { serverOnlyPath } from './rules.ts';
import { createSiteHandler } from './siteHandler.ts';

const pollInterval = 500;

/**
 * Serves a copy of the release in `folder`, because a build may replace a file while the server sends it.
 *
 * @param timeout milliseconds after which a release that stays incomplete is logged once
 * @throws UserError if the folder has no complete release when the function is called
 */
export function serveReleases(
  folder: string,
  copies: string,
  log: (sentence: string) => void = console.error,
  timeout = 10_000,
): RequestListener {
  let count = 0;
  let failures = 0;
  let served = copyRelease(folder, join(copies, '0'));

  const update = () => {
    // The system may clean its folder for temporary files, and then the copy is gone.
    const isGone = !existsSync(join(served.copy, releaseFile));
    try {
      if (isGone || !isDeepStrictEqual(served.release, readRelease(folder))) {
        served = copyRelease(folder, join(copies, String(count + 1)));
        count += 1;
        // Keep the previous copy, because responses that have begun may still read its files.
        rmSync(join(copies, String(count - 2)), { recursive: true, force: true });
      }
      failures = 0;
    } catch (error) {
      failures += 1;
      if (failures === Math.ceil(timeout / pollInterval))
        log(
          `${(error as Error).message}${isGone ? '' : ' Until then the release before it is served.'}`,
        );
    }
  };
  setInterval(update, pollInterval).unref();
  return (request, response) => served.handle(request, response);
}

function copyRelease(folder: string, copy: string) {
  const release = readRelease(folder);
  rmSync(copy, { recursive: true, force: true });
  cpSync(folder, copy, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => isNeededHere(`/${relative(folder, path)}/`),
  });
  const copied = hashFiles(copy);
  const wrong = Object.entries(release.files)
    .filter(([file, hash]) => isNeededHere(file) && copied[file] !== hash)
    .map(([file]) => file);
  if (wrong.length > 0)
    throw new UserError(
      `The site in ${folder}/ is not whole. Missing or changed files: ${wrong.length}, ${wrong[0]} first. Copy all of it again, with the names that begin with a dot, or make it anew with "npm run build".`,
    );
  return { release, copy, handle: createSiteHandler(copy) };
}

/**
 * Returns false for files such as `/_headers`, which only other servers need. These files may be missing,
 * because upload programs often skip names that begin with a dot or an underscore.
 */
function isNeededHere(file: string): boolean {
  return !new RegExp(serverOnlyPath).test(file);
}
