import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What builds that were stopped have left; another may be at work.
 *
 * @param age milliseconds after which none is
 */
export function listLeft(folder: string, age: number, prefix = ''): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const paths = names.filter((name) => name.startsWith(prefix)).map((name) => join(folder, name));
  return paths.filter((path) => isOlder(path, age));
}

/** What is another account's stays, or another build removes it too: it harms nobody. */
export function removeLeft(paths: readonly string[]): void {
  for (const path of paths)
    try {
      rmSync(path, { recursive: true, force: true });
    } catch {
      continue;
    }
}

/** @returns false where it is gone */
export function isOlder(path: string, milliseconds: number): boolean {
  const time = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  return time !== undefined && Date.now() - time >= milliseconds;
}
