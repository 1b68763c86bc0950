import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeLimit } from './makeLimit.ts';

const temporary = mkdtempSync(join(tmpdir(), 'bench-'));
process.once('exit', () => rmSync(temporary, { recursive: true }));

/**
 * Serves the limit of a build, the build and each other build until the process ends.
 *
 * @param others folders of other builds, and addresses of sites that are served already
 * @returns the origins by the names of the sites
 */
export async function serveSites(build: string, others: readonly string[]) {
  const limit = join(temporary, 'limit');
  await makeLimit(build, limit);
  const sites: Record<string, string> = { limit: await serve(limit), build: await serve(build) };
  for (const other of others)
    sites[other] = /^https?:/.test(other) ? other.replace(/\/$/, '') : await serve(other);
  return sites;
}

async function serve(folder: string): Promise<string> {
  const server = fork(join(import.meta.dirname, 'serveFolder.ts'), [folder]);
  const [origin] = await once(server, 'message');
  // The process ends with this one, which does not wait for it.
  server.unref();
  server.channel!.unref();
  return origin;
}
