import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { listen } from 'accessibility-audit';
import { expect, it, onTestFinished, vi } from 'vitest';
import { makeFolder } from '../makeFolder.ts';
import { environment, runFailingCommand } from '../runCommand.ts';

// npm and Vite start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const server = resolve('src/node/server/serve.ts');
const serve = `node "${server}"`;

async function startOnFreePort(name: string, ...args: string[]) {
  const child = spawn(name, args, { env: { ...environment, PORT: '0' } });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = await once(child.stdout, 'data');
  return { child, line: String(line) };
}

it.each(['SIGHUP', 'SIGINT', 'SIGTERM'] as const)(
  'npm run preview prints the address of the site and stops on %s',
  async (signal) => {
    const { child, line } = await startOnFreePort('node', server);
    expect(line).toMatch(/^The site is at http:\/\/localhost:\d+ /);
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([0, null]);
  },
);

it('npm run preview stops when the npm process that started it stops', async () => {
  const { child, line } = await startOnFreePort('npm', 'run', '--silent', 'preview');
  const [address = ''] = /http:\S+/.exec(line) ?? [];
  expect((await fetch(address)).status).toBe(200);
  child.kill('SIGTERM');
  await once(child, 'exit');
  await expect.poll(() => fetch(address).catch(() => 'gone')).toBe('gone');
});

it('npm start stops its build when the npm process that started it stops', async () => {
  const { child } = await startOnFreePort('npm', 'start', '--silent');
  for (const output of [child.stdout, child.stderr]) output.resume();
  child.kill('SIGTERM');
  // The output is closed only when npm and the build that it started have both ended.
  await once(child, 'close');
});

it('before it builds the site, npm start reports that a port is in use, and says what to do', async () => {
  const { origin, close } = await listen(() => {});
  onTestFinished(close);
  const port = Number(new URL(origin).port);
  const env = { HOST: '::', PORT: String(port), npm_lifecycle_event: 'start' };
  expect(await runFailingCommand(`${serve} --build`, '.', env)).toBe(
    `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm run start\n`,
  );
});

it.each([
  ['.', { PORT: '70000' }, 'PORT is "70000". It has to be a whole number from 0 to 65535.'],
  ['.', { PORT: 'http' }, 'PORT is "http". It has to be a whole number from 0 to 65535.'],
  [
    '.',
    { PORT: '0', HOST: '192.0.2.1', npm_lifecycle_event: 'preview' },
    'HOST is "192.0.2.1", which is not an address of this machine. Leave it out for this machine alone, or let every machine in: HOST=0.0.0.0 npm run preview',
  ],
  [
    'src',
    { PORT: '0' },
    'There is no site in dist/ yet. "npm run build" makes it; "npm start" does both.',
  ],
])('npm run preview in %s with %o reports what is wrong', async (folder, env, sentence) => {
  expect(await runFailingCommand(serve, folder, env)).toBe(`${sentence}\n`);
});

it('npm run build reports a wrong value of the configuration without a stack trace', async () => {
  const build = 'node node_modules/.bin/vite build --outDir node_modules/.site-refused';
  const output = await runFailingCommand(build, '.', { VITE_CONTACT_EMAIL: 'nobody' });
  expect(output).toContain('VITE_CONTACT_EMAIL is "nobody". It has to be');
  expect(output).not.toMatch(/^\s+at /m);
});

const install = `node "${resolve('src/node/build/install.mjs')}"`;

it('npm run build says how to install a package whose folder is missing', async () => {
  const lock = readFileSync('package-lock.json');
  const folder = makeFolder({ 'package-lock.json': lock, 'node_modules/.package-lock.json': lock });
  expect(await runFailingCommand(`${install} --check`, folder)).toBe(
    'Run npm ci first: packages are missing or out of date. If npm leaves some out, run npm start once.\n',
  );
});

it('npm start overrides settings of npm that leave out packages, and says what to do if npm has not installed Node.js', async () => {
  const lock = readFileSync('package-lock.json');
  const npm = 'console.log(...process.argv.slice(2))';
  const folder = makeFolder({ 'package-lock.json': lock, 'npm.cjs': npm });
  const output = await runFailingCommand(install, folder, { npm_execpath: 'npm.cjs' });
  const options = '--include=dev --include=optional --include=peer --bin-links --ignore-scripts';
  expect(output).toContain(`ci ${options}\nrebuild node-`);
  expect(output).toContain(
    `${options}\nnpm has not installed Node.js: node_modules/.bin/node is missing. Delete node_modules, and run the command again.\n`,
  );
});

it.each([
  ['add', 'Name the language: npm run locales -- add pl'],
  ['add zz pl', 'Name one language at a time: npm run locales -- add zz'],
  ['confirm zz', 'There is no locales/zz.'],
  ['pictures zz', 'There is no locales/zz.'],
  ['en zz', 'There is no locales/zz, and no command of this name.'],
  // Every object has `toString`, but it is no command.
  ['toString', 'There is no locales/toString, and no command of this name.'],
])('npm run locales -- %s changes nothing and says why', async (args, sentence) => {
  const output = await runFailingCommand(`node src/node/locales/main.ts ${args}`, '.');
  const [message] = output.split('\n\nnpm run locales ');
  expect(message!.trimEnd()).toBe(sentence);
});
