import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../makeFolder.ts';

/** In the place of npm: writes what it was asked for; into a folder of its own, installs this Node. */
const npm = `
const { appendFileSync, mkdirSync, readFileSync, symlinkSync } = require('node:fs');
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const call = { node: process.argv0, args: process.argv.slice(2), packages: Object.keys(packages) };
appendFileSync(__dirname + '/calls', JSON.stringify(call) + '\\n');
if (process.cwd() !== __dirname) {
  mkdirSync('node_modules/node-here/bin', { recursive: true });
  symlinkSync(process.execPath, 'node_modules/node-here/bin/node');
}
`;

/** A site of which nothing is installed yet, with a package of Node for one platform. */
function install({ version, os }: { version: string; os: string }) {
  const folder = makeFolder();
  const node = { version, os, cpu: process.arch, bin: { node: 'bin/node' }, integrity: 'sha512-x' };
  const root = { optionalDependencies: { 'node-here': version } };
  const packages = { '': root, 'node_modules/node-here': node, 'node_modules/tool': {} };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  writeFileSync(join(folder, 'npm.cjs'), npm);
  writeFileSync(join(folder, 'calls'), '');
  const { status, stderr } = spawnSync(process.execPath, [resolve('src/node/install.mjs')], {
    cwd: folder,
    env: { ...process.env, npm_execpath: join(folder, 'npm.cjs') },
    encoding: 'utf8',
  });
  const calls = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
  return { status, stderr, calls: calls.map((line) => line && JSON.parse(line)) };
}

const ci = ['ci', '--ignore-scripts'];
const all = ['', 'node_modules/node-here', 'node_modules/tool'];
const link = {
  node: process.execPath,
  args: ['rebuild', 'node-here', '--ignore-scripts'],
  packages: all,
};

it('a Node that is new enough installs everything, without a script of any package', () => {
  const { status, calls } = install({ version: '20.0.0', os: process.platform });
  expect(calls).toEqual([{ node: process.execPath, args: ci, packages: all }, link]);
  expect(status).toBe(0);
});

it('an older Node installs that of the lock file first, which then installs everything', () => {
  const { status, calls } = install({ version: '99.0.0', os: process.platform });
  expect(calls).toEqual([
    { node: process.execPath, args: ci, packages: ['', 'node_modules/node-here'] },
    { node: expect.stringMatching(/node_modules.node-here.bin.node$/), args: ci, packages: all },
    link,
  ]);
  expect(status).toBe(0);
});

it('an older Node on a platform that has no package of Node is told which to install', () => {
  const { status, stderr, calls } = install({ version: '99.0.0', os: 'beos' });
  expect(stderr).toBe(
    `npm has no Node.js 99.0.0 for ${process.platform} ${process.arch}, and this is ${process.version}: install Node.js 99 or later from https://nodejs.org.\n`,
  );
  expect(calls).toEqual(['']);
  expect(status).toBe(1);
});
