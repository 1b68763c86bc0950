import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds. No build that still runs is this old, because a build takes seconds. */
const maximumAge = 60 * 60 * 1000;

/** Removes the work folders of builds that were killed. */
export function removeStaleBuilds(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const path of readdirSync(folder).map((name) => join(folder, name))) {
    // Another build may remove its folder at this moment.
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > maximumAge) rmSync(path, { recursive: true, force: true });
  }
}
