import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** @example listFiles('dist') // => ['/404.html', '/assets/hero-GTUuA657.svg', …], sorted */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name))}`)
    .map((path) => path.replaceAll(sep, '/'))
    .toSorted();
}
