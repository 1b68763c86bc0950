import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { listen } from 'accessibility-audit';
import { vi } from 'vitest';

export type Server = { origin: string; pid: number; stop: () => Promise<void> };

/** Each of these functions starts a server for the folder `dist` inside of `cwd`. */
export const servers = { preview: startPreview, nginx: startNginx, cloudflare: startCloudflare };
export type ServerName = keyof typeof servers;

export async function startPreview(cwd = '.'): Promise<Server> {
  const port = await findPort();
  const env = { HOST: '127.0.0.1', PORT: port };
  return start(process.execPath, [resolve('src/node/server/serve.ts')], { cwd, port, env });
}

/** @param httpsSettings settings of HTTPS for the `server` block; without them, the server uses HTTP */
export async function startNginx(cwd = '.', httpsSettings = '') {
  const port = await findPort();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `
      ${process.getuid?.() === 0 ? 'user root;' : ''}
      daemon off; worker_processes auto; pid nginx.pid; error_log stderr crit;
      events {}
      http {
        access_log off;
        client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi;
        uwsgi_temp_path uwsgi; scgi_temp_path scgi;
        server {
          listen 127.0.0.1:${port}${httpsSettings ? ' ssl' : ''};
          ${httpsSettings}
          include site.conf;
        }
      }`,
  );
  // One file sets the folder and the headers of a release, as in the deploy guide, so both change at once.
  const setSite = (site: string) =>
    writeFileSync(join(folder, 'site.conf'), `root "${site}";\ninclude "${site}/_nginx.conf";\n`);
  setSite(resolve(cwd, 'dist'));
  const args = ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'];
  const server = await start('nginx', args, { cwd: folder, port, isTemporary: true });
  const switchTo = (site: string) => {
    setSite(site);
    process.kill(server.pid, 'SIGHUP');
  };
  return { ...server, switchTo };
}

async function startCloudflare(cwd = '.'): Promise<Server> {
  const port = await findPort();
  const wrangler = resolve('tests/servers/node_modules/wrangler/bin/wrangler.js');
  // Wrangler writes files beside its configuration, so the configuration has to be outside the site.
  const folder = mkdtempSync(join(tmpdir(), 'cloudflare-'));
  const config = JSON.parse(readFileSync(join(cwd, 'dist/_wrangler.json'), 'utf8'));
  config.assets.directory = resolve(cwd, 'dist');
  writeFileSync(join(folder, 'wrangler.json'), JSON.stringify(config));
  const args = ['dev', '--port', port, '--ip', '127.0.0.1', '--log-level', 'error'];
  const env = { WRANGLER_SEND_METRICS: 'false', CI: 'true' };
  return start(process.execPath, [wrangler, ...args], {
    cwd: folder,
    port,
    env,
    isTemporary: true,
  });
}

type Options = {
  cwd: string;
  port: string;
  env?: Record<string, string>;
  /** If true, the folder `cwd` is deleted when the server stops. */
  isTemporary?: boolean;
};

async function start(
  command: string,
  args: string[],
  { cwd, port, env, isTemporary = false }: Options,
) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (data) => (output += String(data)));
  child.once(
    'error',
    ({ message }) => (output += `${message}. Install it: apt-get install nginx-light`),
  );
  const exited = once(child, 'close').then(() => {
    throw new Error(`The server ended at its start: ${output}`);
  });
  const origin = `http://127.0.0.1:${port}`;
  const answered = vi.waitFor(() => fetch(origin, { redirect: 'manual' }), { timeout: 60_000 });
  await Promise.race([answered, exited]);
  exited.catch(() => {});
  const stop = async () => {
    child.kill('SIGTERM');
    await exited.catch(() => {});
    if (isTemporary) rmSync(cwd, { recursive: true, force: true });
  };
  return { origin, pid: child.pid!, stop };
}

async function findPort(): Promise<string> {
  const { origin, close } = await listen(() => {});
  close();
  return new URL(origin).port;
}
