import { statSync, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { releaseFile } from '../prerender/release.ts';
import { createSiteHandler } from './siteHandler.ts';

/** Milliseconds; a visitor is as well served by the release before. */
const interval = 500;

/**
 * Answers for `folder`; a release that is published there meanwhile is served as soon as it is whole.
 *
 * @param log receives one sentence about a release that is still incomplete after the timeout
 * @param timeout milliseconds
 * @throws Error where the folder has no whole release at the call
 */
export function followReleases(
  folder: string,
  log: (sentence: string) => void = console.error,
  timeout = 10_000,
): RequestListener {
  const file = join(folder, releaseFile);
  // Taken before each reading, so that one that is published meanwhile has another. `watchFile`
  // takes its first one at some time after the call.
  let served = toMark(statSync(file, { throwIfNoEntry: false }));
  let answer = createSiteHandler(folder);
  let refused: { since: number; isLogged: boolean } | undefined;

  const read = (mark: string) => {
    try {
      answer = createSiteHandler(folder);
      served = mark;
      refused = undefined;
    } catch (error) {
      // It is being copied, or gone: the release that was read answers on.
      refused ??= { since: Date.now(), isLogged: false };
      if (refused.isLogged || Date.now() - refused.since < timeout) return;
      refused.isLogged = true;
      log(`${(error as Error).message} Until then the release before it is served.`);
    }
  };
  const look = async () => {
    // Asks for the times of one file, so that it works on network folders and in containers too.
    const mark = toMark(await stat(file).catch(() => undefined));
    if (mark !== served) read(mark);
    else refused = undefined; // It was away, and came back as it was.
    wait();
  };
  // The next one is asked for after this one, and less often where nothing seems to be copied.
  const wait = () => void setTimeout(look, refused?.isLogged ? timeout : interval).unref();
  wait();
  return (request, response) => answer(request, response);
}

function toMark(stats: Stats | undefined): string {
  return stats ? `${stats.mtimeMs} ${stats.ctimeMs}` : '';
}
