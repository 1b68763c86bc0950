import { watchFile } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { releaseFile } from '../prerender/release.ts';
import { createSiteHandler } from './siteHandler.ts';

/** Milliseconds; a visitor is as well served by the release before. */
const interval = 500;

/**
 * Answers for `folder`; a release that is published there meanwhile is served as soon as it is whole.
 *
 * @throws Error where the folder has no whole release at the call
 */
export function followReleases(folder: string): RequestListener {
  let answer = createSiteHandler(folder);
  const read = () => {
    try {
      answer = createSiteHandler(folder);
    } catch {
      // It is being copied, or gone: the release that was read answers on.
      setTimeout(read, interval).unref();
    }
  };
  // Asks for the time of one file, so that it works on network folders and in containers too.
  watchFile(join(folder, releaseFile), { interval, persistent: false }, read);
  return (request, response) => answer(request, response);
}
