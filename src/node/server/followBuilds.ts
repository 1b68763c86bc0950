import { statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { createSiteHandler } from './siteHandler.ts';

/** Answers for `folder`; a build that is made meanwhile is served from the next request on. */
export function followBuilds(folder: string): RequestListener {
  let built = lastBuilt(folder);
  let answer = createSiteHandler(folder);
  return (request, response) => {
    const latest = lastBuilt(folder);
    // 0 while a build is under way: the last one answers on, from what is still there.
    if (latest && latest !== built) {
      built = latest;
      answer = createSiteHandler(folder);
    }
    answer(request, response);
  };
}

/** Milliseconds since the epoch, 0 without a whole build: `buildSite` writes this file last. */
export function lastBuilt(folder: string): number {
  return statSync(join(folder, '_headers'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
