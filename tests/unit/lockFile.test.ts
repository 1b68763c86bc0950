import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allowScripts, optionalDependencies as nodes } from '../../package.json';

type Locked = {
  optionalDependencies?: Record<string, string>;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  os?: string | string[];
  cpu?: string | string[];
};
const readLock = (file: string) =>
  (JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> }).packages;
const site = readLock('package-lock.json');
/** The lock files of the site, and of the packages that only the server tests or the benchmark need. */
const locks = {
  site,
  servers: readLock('tests/servers/package-lock.json'),
  benchmark: readLock('tests/bench/package-lock.json'),
};

it.each(Object.entries(locks))(
  'the lock file of the %s has the packages of every platform, because npm ci fails if one is missing',
  (_, packages) => {
    const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !packages[`node_modules/${name}`] && !packages[`${folder}/node_modules/${name}`],
      ),
    );
    expect(missing).toEqual([]);
  },
);

it.each(Object.entries(locks))('the lock file of the %s names no registry', (_, packages) => {
  expect(Object.values(packages).filter(({ resolved }) => resolved?.includes('://'))).toEqual([]);
});

it.each(Object.entries(locks))(
  'the lock file of the %s has the hash of every package from outside this repository',
  (_, packages) => {
    const own = new Set(['', 'tests/accessibility', 'node_modules/accessibility-audit']);
    const unhashed = Object.keys(packages).filter((folder) => !packages[folder]?.integrity);
    expect(unhashed.filter((folder) => !own.has(folder))).toEqual([]);
  },
);

it('no package runs an install script, because the script could download files without a hash', () => {
  const withScript = Object.keys(site).filter((folder) => site[folder]?.hasInstallScript);
  const denied = Object.entries(allowScripts).filter(([, isAllowed]) => !isAllowed);
  expect(withScript).toEqual(denied.map(([name]) => `node_modules/${name}`));
});

it('every platform has the same version of Node', () => {
  expect(new Set(Object.values(nodes)).size).toBe(1);
  const platforms = Object.keys(nodes).map((name) => {
    const { os, cpu } = site[`node_modules/${name}`] ?? {};
    return [os, cpu].flat().join(' ');
  });
  expect(platforms.toSorted()).toEqual([
    'darwin arm64',
    'darwin x64',
    'linux arm64',
    'linux x64',
    'win32 x64',
  ]);
});
