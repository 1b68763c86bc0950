import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { optionalDependencies } from '../../package.json';

const workflows = readdirSync('.github/workflows').map((name) => `.github/workflows/${name}`);
const lines = workflows.flatMap((file) => readFileSync(file, 'utf8').split('\n'));

it('every action is pinned by the hash of a commit, because a tag can be moved', () => {
  const actions = lines.filter((line) => /\buses:/.test(line));
  expect(actions.length).toBeGreaterThan(0);
  expect(actions.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

it('every workflow limits its permissions, because otherwise it gets those of the repository', () => {
  const silent = workflows.filter((file) => !/^permissions:/m.test(readFileSync(file, 'utf8')));
  expect(silent).toEqual([]);
});

it('workflows and README.md name the same version of Node as package-lock.json', () => {
  const [version = ''] = Object.values(optionalDependencies);
  const [major = ''] = version.split('.');
  const named = lines.flatMap((line) => /node-version: (.+)/.exec(line)?.[1] ?? []);
  expect(new Set(named)).toEqual(new Set([major]));
  expect(readFileSync('README.md', 'utf8')).toContain(
    `elsewhere you need Node.js ${major} or later`,
  );
});
