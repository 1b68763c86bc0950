import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const generated = new Set(['.git', 'dist', 'node_modules', 'reports', 'test-results']);

/** The packages in `node_modules` are links, because they are large. */
export function copySite(folder: string): void {
  for (const part of readdirSync('.').filter((name) => !generated.has(name)))
    cpSync(part, join(folder, part), {
      recursive: true,
      // No copy needs the packages of the server tests and of the benchmark.
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
