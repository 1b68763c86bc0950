import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { AddressInfo } from 'node:net';

export type Engine = { origin: string; pid: number; stop: () => Promise<void> };

/** Each starts a real server on the folder of a site. */
export const engines = { embedded: startEmbedded, nginx: startNginx, cloudflare: startCloudflare };
export type EngineName = keyof typeof engines;

/** @param cwd the folder whose `dist` it serves */
export async function startEmbedded(cwd = '.'): Promise<Engine> {
  const server = resolve('src/node/server/serve.ts');
  const port = await findPort();
  return start(process.execPath, [server], { cwd, port, env: { PORT: String(port) } });
}

/** @param more for the server block */
export async function startNginx(
  cwd = '.',
  more = '',
): Promise<Engine & { switchTo: (site: string) => void }> {
  const port = await findPort();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `
      ${process.getuid?.() === 0 ? 'user root;' : ''}
      daemon off; worker_processes auto; pid nginx.pid; error_log stderr crit;
      worker_rlimit_nofile 30000;
      events { worker_connections 12000; }
      http {
        access_log off;
        client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi;
        uwsgi_temp_path uwsgi; scgi_temp_path scgi;
        server {
          listen 127.0.0.1:${port}${more ? ' ssl' : ''};
          ${more}
          include site.conf;
        }
      }`,
  );
  // As the deploy guide has it: one file names the release, so that pages and headers change at once.
  const name = (site: string) =>
    writeFileSync(join(folder, 'site.conf'), `root ${site};\ninclude ${site}/_nginx.conf;\n`);
  name(resolve(cwd, 'dist'));
  const words = ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'];
  const engine = await start('nginx', words, { cwd: folder, port });
  const switchTo = (site: string) => {
    name(site);
    process.kill(engine.pid, 'SIGHUP');
  };
  return { ...engine, switchTo };
}

/** Cloudflare's own runtime, on this machine. */
export async function startCloudflare(cwd = '.', more: string[] = []): Promise<Engine> {
  const port = await findPort();
  const wrangler = resolve('tests/servers/node_modules/wrangler/bin/wrangler.js');
  const folder = mkdtempSync(join(tmpdir(), 'cloudflare-'));
  // It writes beside its configuration, which would be into the site.
  const config = JSON.parse(readFileSync(join(cwd, 'dist/_wrangler.json'), 'utf8'));
  config.assets.directory = resolve(cwd, 'dist');
  writeFileSync(join(folder, 'wrangler.json'), JSON.stringify(config));
  const words = ['dev', '--port', String(port), '--ip', '127.0.0.1', '--log-level', 'error'];
  return start(process.execPath, [wrangler, ...words, ...more], {
    cwd: folder,
    port,
    env: { WRANGLER_SEND_METRICS: 'false', CI: 'true' },
  });
}

type Options = { cwd: string; port: number; env?: Record<string, string> };

async function start(command: string, words: string[], { cwd, port, env }: Options) {
  const child = spawn(command, words, {
    cwd,
    // Wrangler writes where the shell is.
    env: { ...process.env, PWD: cwd, INIT_CWD: cwd, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (data) => (complaint += String(data)));
  const scheme = words.includes('https') ? 'https' : 'http';
  const origin = `${scheme}://127.0.0.1:${port}`;
  await Promise.race([untilAnswered(origin), failure(child, () => complaint)]);
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    if (cwd.startsWith(tmpdir())) rmSync(cwd, { recursive: true, force: true });
  };
  return { origin, pid: child.pid!, stop };
}

async function untilAnswered(origin: string): Promise<void> {
  const isUp = () =>
    fetch(origin, { redirect: 'manual' }).then(
      () => true,
      // Nobody has to trust the certificate of a test.
      ({ cause }) => cause?.code === 'DEPTH_ZERO_SELF_SIGNED_CERT',
    );
  while (!(await isUp())) await new Promise((done) => setTimeout(done, 50));
}

async function failure(child: ChildProcess, complaint: () => string): Promise<never> {
  const [cause] = await Promise.race([once(child, 'exit'), once(child, 'error')]);
  if (cause?.code === 'ENOENT')
    throw new Error('There is no nginx on this machine. Install it: apt-get install nginx-light');
  throw new Error(`The server ended at its start: ${complaint()}`);
}

export async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
