import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Locked = { optionalDependencies?: Record<string, string>; resolved?: string };
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
