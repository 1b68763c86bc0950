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
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};

it('the lock file has every platform’s part of every tool, or npm ci would refuse it elsewhere', () => {
  const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${folder}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

it('the lock file names no registry', () => {
  expect(Object.values(packages).filter(({ resolved }) => resolved?.includes('://'))).toEqual([]);
});

it('the lock file has the hash of every package that is not of this repository', () => {
  const own = ['', 'tests/accessibility', 'node_modules/accessibility-audit'];
  const unhashed = Object.keys(packages).filter((folder) => !packages[folder]?.integrity);
  expect(unhashed.toSorted()).toEqual(own.toSorted());
});

it('no package runs a script when it is installed, which could fetch what has no hash', () => {
  const withScript = Object.keys(packages).filter((folder) => packages[folder]?.hasInstallScript);
  const denied = Object.entries(allowScripts).filter(([, isAllowed]) => !isAllowed);
  expect(withScript).toEqual(denied.map(([name]) => `node_modules/${name}`));
});

it('every platform has the same Node', () => {
  expect(new Set(Object.values(nodes)).size).toBe(1);
  const platforms = Object.keys(nodes).map((name) => {
    const { os, cpu } = packages[`node_modules/${name}`] ?? {};
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
