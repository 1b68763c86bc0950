import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { makeFolder } from './makeFolder.ts';

const generated = new Set(['.git', 'dist', 'node_modules', 'reports', 'test-results']);

/** The copy has links to the packages in `node_modules`, because packages are large. */
export function copySite(folder = makeFolder()): string {
  for (const part of readdirSync('.').filter((name) => !generated.has(name)))
    cpSync(part, join(folder, part), {
      recursive: true,
      // Leave out the packages of the server tests and of the benchmark, because no copy needs them.
      filter: (path) => basename(path) !== 'node_modules',
    });
  mkdirSync(join(folder, 'node_modules'));
  const packages = readdirSync('node_modules').filter((name) => !/^\.(?:site|vite)/.test(name));
  for (const name of packages)
    symlinkSync(
      name === 'accessibility-audit' ? '../tests/accessibility' : resolve('node_modules', name),
      join(folder, 'node_modules', name),
    );
  return folder;
}

/** Copies the site, and changes the current folder of this process to the copy until the test ends. */
export function enterCopyOfSite(): void {
  const site = process.cwd();
  process.chdir(copySite());
  onTestFinished(() => process.chdir(site));
}
