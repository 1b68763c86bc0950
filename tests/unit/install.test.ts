import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../makeFolder.ts';

/** This script replaces npm. It logs each call, and installs Node in the temporary folder of install.mjs. */
const npm = `
const { appendFileSync, mkdirSync, symlinkSync } = require('node:fs');
appendFileSync(__dirname + '/calls', [process.argv0, ...process.argv.slice(2)].join(' ') + '\\n');
if (process.cwd() !== __dirname) {
  mkdirSync('node_modules/node-here/bin', { recursive: true });
  symlinkSync(process.execPath, 'node_modules/node-here/bin/node');
}
`;

/** Runs install.mjs for a site that needs this version of Node and has no packages yet. */
function install(version: string, os: string, ...args: string[]) {
  const node = { version, os, cpu: process.arch, bin: { node: 'bin/node' }, integrity: 'sha512-x' };
  const root = { optionalDependencies: { 'node-here': version } };
  const packages = { '': root, 'node_modules/node-here': node, 'node_modules/tool': {} };
  const folder = makeFolder({ 'npm.cjs': npm, calls: '' });
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  const script = resolve('src/node/build/install.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    env: { ...process.env, npm_execpath: join(folder, 'npm.cjs') },
    encoding: 'utf8',
  });
  const calls = readFileSync(join(folder, 'calls'), 'utf8').split('\n').filter(Boolean);
  return { status, stderr, calls };
}

it('an old Node installs the Node of the lock file, which then installs all packages', () => {
  const { status, calls } = install('99.0.0', process.platform);
  expect(status).toBe(0);
  expect(calls).toEqual([
    `${process.execPath} ci --ignore-scripts`,
    expect.stringMatching(/node_modules.node-here.bin.node ci --ignore-scripts$/),
    `${process.execPath} rebuild node-here --ignore-scripts`,
  ]);
});

it.each([
  [
    'beos',
    [],
    `npm has no Node.js 99.0.0 for ${process.platform} ${process.arch}, and this is ${process.version}: install Node.js 99 or later from https://nodejs.org.\n`,
  ],
  [process.platform, ['--check'], 'Run npm ci first: packages are missing.\n'],
])('where nothing can be installed for %s %s, a sentence says what to do', (os, args, sentence) => {
  expect(install('99.0.0', os, ...args)).toEqual({ status: 1, stderr: sentence, calls: [] });
});
