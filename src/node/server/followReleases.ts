import { watchFile } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { releaseFile } from '../prerender/release.ts';
import { createSiteHandler } from './siteHandler.ts';

/** Milliseconds; a visitor is as well served by the release before. */
const interval = 500;

/** Answers for `folder`; a release that is published there meanwhile is served as soon as it is whole. */
export function followReleases(folder: string): RequestListener {
  let answer = createSiteHandler(folder);
  // Asks for the time of one file, so that it works on network folders and in containers too.
  watchFile(join(folder, releaseFile), { interval, persistent: false }, ({ mtimeMs }) => {
    try {
      // 0 where the folder is gone.
      if (mtimeMs > 0) answer = createSiteHandler(folder);
    } catch {
      // Something else changes the folder; the release that was read answers on.
    }
  });
  return (request, response) => answer(request, response);
}
