import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const parent = 'node_modules/.site-builds';

/** A build takes seconds, so a folder that is this many milliseconds old belongs to a killed build. */
const maximumAge = 60 * 60 * 1000;

/**
 * Names a new folder for each build, because two builds can run at once. In addition, Node would not
 * import a new `renderer.js` from a path that it has already imported.
 */
export function nameWorkFolder(): string {
  return `${parent}/${randomUUID()}`;
}

export function removeStaleBuilds(): void {
  mkdirSync(parent, { recursive: true });
  for (const path of readdirSync(parent).map((name) => join(parent, name))) {
    // Another build may have just removed the folder.
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > maximumAge) rmSync(path, { recursive: true, force: true });
  }
}
