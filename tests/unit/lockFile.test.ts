import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Package = {
  optionalDependencies?: Record<string, string>;
  resolved?: string;
  integrity?: string;
};

const lockFiles = [
  'package-lock.json',
  'tests/servers/package-lock.json',
  'tests/bench/package-lock.json',
];

it.each(lockFiles)('%s installs on every platform, from any registry, by hashes', (file) => {
  const { packages } = JSON.parse(readFileSync(file, 'utf8'));
  const own = new Set(['', 'tests/accessibility', 'node_modules/accessibility-audit']);
  const problems = Object.entries<Package>(packages).flatMap(([folder, one]) => [
    // npm writes a lock file without the packages of platforms that it could not find, and `npm ci`
    // refuses that lock file on those platforms.
    ...Object.keys(one.optionalDependencies ?? {})
      .filter(
        (name) =>
          ![`node_modules/${name}`, `${folder}/node_modules/${name}`].some(
            (path) => path in packages,
          ),
      )
      .map((name) => `${folder} lacks ${name}`),
    ...(one.resolved?.includes('://') ? [`${folder} names a registry`] : []),
    ...(one.integrity || own.has(folder) ? [] : [`${folder} has no hash`]),
  ]);
  expect(problems).toEqual([]);
});
