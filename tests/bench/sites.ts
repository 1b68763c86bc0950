import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressFiles } from '../../src/node/prerender/compress.ts';
import { releaseFile } from '../../src/node/prerender/release.ts';
import { makeLimit } from './makeLimit.ts';
import type { Policy } from './serveFolder.ts';

const temporary = mkdtempSync(join(tmpdir(), 'bench-'));
process.once('exit', () => rmSync(temporary, { recursive: true }));

/**
 * Serves the limit of a build, the build and each other folder, until the process ends.
 *
 * @returns the origins by the names of the sites; an address that is given is one of them
 */
export async function serveSites(build: string, others: readonly string[]) {
  const limit = join(temporary, 'limit');
  await makeLimit(build, limit);
  const sites: Record<string, string> = {
    limit: await serve(limit, 'with styles inside'),
    build: await serve(build, 'kept'),
  };
  for (const other of others)
    sites[other] = /^https?:/.test(other) ? other.replace(/\/$/, '') : await serveOther(other);
  return sites;
}

/** A build of ours is served as it is; what others have made may not be packed. */
async function serveOther(folder: string): Promise<string> {
  if (existsSync(join(folder, releaseFile))) return serve(folder, 'kept');
  const packed = mkdtempSync(join(temporary, 'other-'));
  cpSync(folder, packed, { recursive: true });
  await compressFiles(packed);
  return serve(packed, 'none');
}

async function serve(folder: string, policy: Policy): Promise<string> {
  const server = fork(join(import.meta.dirname, 'serveFolder.ts'), [folder, policy]);
  const [origin] = await once(server, 'message');
  // It ends with this process, which does not wait for it.
  server.unref();
  server.channel!.unref();
  return origin;
}
