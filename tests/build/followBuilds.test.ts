import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { followBuilds } from '../../src/node/server/followBuilds.ts';

let folder: string;
let server: Server;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync('dist', folder, { recursive: true });
  server = createServer(followBuilds(folder)).listen(0);
  await once(server, 'listening');
});

afterEach(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

const ask = (path: string) =>
  fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`);

it('a page of a new build is served by the server that runs', async () => {
  expect((await ask('/new')).status).toBe(404);
  writeFileSync(join(folder, 'new.html'), '<p>New</p>');
  const later = statSync(join(folder, '_headers')).mtimeMs / 1000 + 1;
  utimesSync(join(folder, '_headers'), later, later);
  expect((await ask('/new')).status).toBe(200);
});

it('while a build is under way the last one answers', async () => {
  rmSync(join(folder, '_headers'));
  expect((await ask('/')).status).toBe(200);
  expect((await ask('/nowhere')).status).toBe(404);
});
