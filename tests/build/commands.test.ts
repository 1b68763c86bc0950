import { exec, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { listen } from 'accessibility-audit';
import { expect, it, onTestFinished, vi } from 'vitest';
import { copySite } from '../copySite.ts';
import { makeFolder } from '../makeFolder.ts';

// They start npm and Vite, which take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const server = resolve('src/node/server/serve.ts');

/** At a free port. */
function start(command: string, ...words: string[]) {
  const child = spawn(command, words, { env: { ...process.env, PORT: '0' } });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** What a command that fails has said. */
async function fail(command: string, cwd: string, env: Record<string, string>) {
  const options = { cwd, env: { ...process.env, ...env } };
  const { code, stdout, stderr } = await promisify(exec)(command, options).catch((error) => error);
  expect(code).toBe(1);
  return `${stdout}${stderr}`;
}

it.each(['SIGINT', 'SIGTERM'] as const)(
  'npm run preview says where the site is and stops on %s',
  async (signal) => {
    const child = start('node', server);
    const [line] = await once(child.stdout, 'data');
    expect(String(line)).toMatch(/^The site is at http:\/\/localhost:\d+ /);
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([0, null]);
  },
);

it('npm run preview stops with the npm that started it', async () => {
  const child = start('npm', 'run', '--silent', 'preview');
  const [line] = await once(child.stdout, 'data');
  const [address = ''] = /http:\S+/.exec(String(line)) ?? [];
  expect((await fetch(address)).status).toBe(200);
  child.kill('SIGTERM');
  await once(child, 'exit');
  await expect.poll(() => fetch(address).catch(() => 'gone'), { timeout: 5000 }).toBe('gone');
});

it('npm start says that the port is taken, and the cure, before it builds', async () => {
  const { origin, close } = await listen(() => {});
  const port = Number(new URL(origin).port);
  const told = await fail(`node ${server} --build`, '.', { PORT: String(port) });
  await close();
  expect(told).toBe(
    `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start\n`,
  );
});

it.each([
  ['.', '70000', 'PORT is "70000". It has to be a whole number from 0 to 65535.'],
  ['.', 'http', 'PORT is "http". It has to be a whole number from 0 to 65535.'],
  // A folder without a build.
  ['src', '0', 'There is no site in dist/ yet. "npm run build" makes it; "npm start" does both.'],
])('npm run preview in %s at the port %s says: %s', async (folder, PORT, sentence) => {
  expect(await fail(`node ${server}`, folder, { PORT })).toBe(`${sentence}\n`);
});

it('npm run build stops at a wrong value, and at a broken language, without a trace', async () => {
  const folder = makeFolder();
  copySite(folder);
  writeFileSync(join(folder, 'locales/de/home.json'), '{\n  "text": "A"');
  const build = (env: Record<string, string>) =>
    fail('node node_modules/.bin/vite build', folder, env);
  const told = await Promise.all([build({ VITE_CONTACT_EMAIL: 'nobody' }), build({})]);
  expect(told[0]).toContain('VITE_CONTACT_EMAIL is "nobody". It has to be');
  expect(told[1]).toContain('locales/de/home.json:2:14 The file ends too early.');
  expect(told.join('\n')).not.toMatch(/^\s+at /m);
});

it.each(['add', 'confirm', 'pictures'])(
  'npm run locales -- %s says what it lacks',
  async (command) => {
    const told = await fail(`node src/node/locales/main.ts ${command}`, '.', {});
    expect(told).toBe(`Name the language: npm run locales -- ${command} pl\n`);
  },
);

it('npm run preview says that a HOST is not of this machine, and the cure', async () => {
  const told = await fail(`node ${server}`, '.', { PORT: '0', HOST: '192.0.2.1' });
  expect(told).toBe(
    'HOST is "192.0.2.1", which is no address of this machine. Leave it out for this machine alone, or let every machine in: HOST=0.0.0.0 npm start\n',
  );
});
