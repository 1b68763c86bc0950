import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { copySite } from '../copySite.ts';
import { makeFolder } from '../makeFolder.ts';

// They start npm and Vite, which take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

type Options = { cwd?: string; env?: Record<string, string> };

function start(command: string, { cwd = '.', env = {} }: Options = {}) {
  const [file = '', ...words] = command.split(' ');
  const child = spawn(file, words, { cwd, env: { ...process.env, ...env } });
  running.push(child);
  return child;
}

/** Once the command says it. */
async function findAddress({ stdout }: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of stdout!) {
    said += chunk;
    const address = /http:\/\/localhost:\d+/.exec(said)?.[0];
    if (address) return address;
  }
  throw new Error(`No address in: ${said}`);
}

async function run(command: string, options?: Options) {
  const child = start(command, options);
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, output, errors };
}

const serve = 'node src/node/server/serve.ts';

describe('npm run preview', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'says where the site is and stops on %s',
    async (signal) => {
      const child = start(serve, { env: { PORT: '0' } });
      const [line] = await once(child.stdout, 'data');
      expect(String(line)).toMatch(/^The site is at http:\/\/localhost:\d+ /);
      child.kill(signal);
      expect(await once(child, 'exit')).toEqual([0, null]);
    },
  );

  it('stops with the npm that started it', async () => {
    const child = start('npm run preview', { env: { PORT: '0' } });
    const address = await findAddress(child);
    expect((await fetch(address)).status).toBe(200);
    child.kill('SIGTERM');
    await once(child, 'exit');
    await expect.poll(() => fetch(address).catch(() => 'gone'), { timeout: 5000 }).toBe('gone');
  });

  it('says that the port is taken, and the cure', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const ended = await run(serve, { env: { PORT: String(port) } });
    other.close();
    expect(ended).toMatchObject({
      code: 1,
      errors: `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start\n`,
    });
  });

  it.each(['70000', 'http', '80.5'])('says that %s is no port', async (port) => {
    expect(await run(serve, { env: { PORT: port } })).toMatchObject({
      code: 1,
      errors: `PORT is "${port}". It has to be a whole number from 0 to 65535.\n`,
    });
  });

  it('says that there is no build, and the cure', async () => {
    const command = `node ${resolve('src/node/server/serve.ts')}`;
    expect(await run(command, { cwd: makeFolder() })).toMatchObject({
      code: 1,
      errors: 'There is no site in dist/ yet. "npm run build" makes it; "npm start" does both.\n',
    });
  });
});

describe('npm run build', () => {
  it('stops at wrong values with one message, and without a trace', async () => {
    const cwd = makeFolder();
    copySite(cwd);
    const { code, output, errors } = await run('npx vite build', {
      cwd,
      env: { VITE_CONTACT_EMAIL: 'nobody', VITE_SITE_ORIGIN: 'www.enhance.example' },
    });
    expect(code).toBe(1);
    expect(output + errors).toContain('VITE_CONTACT_EMAIL is "nobody". It has to be');
    expect(output + errors).toContain('VITE_SITE_ORIGIN is "www.enhance.example". It has to be');
    expect(output + errors).not.toMatch(/^\s+at /m);
  });
});
