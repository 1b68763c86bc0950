import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const made = new Set(['.git', 'dist', 'node_modules', 'reports', 'test-results']);

/** The repository in a folder of its own. Of `node_modules` only what the site writes is its own. */
export function copySite(folder: string): void {
  for (const part of readdirSync('.').filter((name) => !made.has(name)))
    cpSync(part, join(folder, part), {
      recursive: true,
      // Servers and the benchmark have thousands of files in theirs, which no copy needs.
      filter: (path) => basename(path) !== 'node_modules',
    });
  mkdirSync(join(folder, 'node_modules'));
  const packages = readdirSync('node_modules').filter((name) => !/^\.(?:site|vite)/.test(name));
  for (const name of packages)
    symlinkSync(
      name === 'accessibility-audit' ? '../tests/accessibility' : resolve('node_modules', name),
      join(folder, 'node_modules', name),
    );
}
