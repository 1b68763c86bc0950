import { once } from 'node:events';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { connect, createServer, Socket, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { publish } from '../../src/node/prerender/publish.ts';
import { readReleaseFile, releaseFile } from '../../src/node/prerender/release.ts';
import { followReleases } from '../../src/node/server/followReleases.ts';
import { listen } from '../../src/node/server/listen.ts';
import { toSecurityHeaders } from '../../src/node/server/rules.ts';
import { createSiteHandler } from '../../src/node/server/siteHandler.ts';
import { makeFolder } from '../makeFolder.ts';
import { send } from '../servers/send.ts';
import { testConformance } from '../servers/testConformance.ts';

testConformance('embedded');

const anywhere = { host: 'localhost', port: 0 };

it('the policy lets the page have what is its own, and nothing else', () => {
  const { hashes } = readReleaseFile('dist')!;
  const policy = toSecurityHeaders(hashes)['Content-Security-Policy']!.split('; ');
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      expect.stringMatching(/^script-src 'self' 'sha256-[^ ]+'$/),
      expect.stringMatching(/^style-src 'sha256-[^ ]+'$/),
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]),
  );
  expect(policy.filter((rule) => /\*|unsafe-|data:|http/.test(rule))).toEqual([
    "style-src-attr 'unsafe-inline'",
  ]);
});

it.each(['/', 'a', '%2f', '%', '.', '\\', '?', '/.', '//a'])(
  'the server is not held up by an address of many %s',
  (part) => {
    // More than a request can carry, so that a time that grows with the square has no end.
    const url = `/${part.repeat(100_000)}a`;
    const asked = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url });
    const response = new ServerResponse(asked);
    createSiteHandler('dist')(asked, response);
    expect([200, 404]).toContain(response.statusCode);
  },
);

function makeSite() {
  const folder = makeFolder();
  cpSync('dist', folder, { recursive: true });
  return folder;
}

/** A site like `folder` whose page of that name says something else. */
function makeNext(folder: string, file: string) {
  const next = makeFolder();
  cpSync(folder, next, { recursive: true });
  writeFileSync(join(next, file), '<p>New</p>');
  for (const ending of ['.br', '.gz']) rmSync(join(next, file + ending), { force: true });
  writeFileSync(
    join(next, releaseFile),
    JSON.stringify({ ...readReleaseFile(folder), commit: 'next', files: {} }),
  );
  return next;
}

it('a server that runs serves a new release as soon as it is published, and the last one while the folder is not whole', async () => {
  const folder = makeSite();
  const { origin, close } = await listen(followReleases(folder), anywhere);
  onTestFinished(close);
  const read = async () => String((await send(origin, '/privacy')).body);
  const before = await read();
  publish(makeNext(folder, 'privacy.html'), folder, 0);
  await expect.poll(read, { timeout: 5000 }).toBe('<p>New</p>');
  expect(before).not.toBe('<p>New</p>');

  // As it is while another release is being published.
  cpSync('dist', folder, { recursive: true });
  writeFileSync(join(folder, 'terms.html'), '<p>Half</p>');
  await wait(1100); // Twice as long as the server takes to notice.
  expect(String((await send(origin, '/terms')).body)).not.toContain('Half');
  expect(() => createSiteHandler(folder)).toThrow(
    `The site in ${folder}/ is not whole. Missing or changed files: 1, /terms.html first. "npm run build" makes it anew.`,
  );

  // As it is while somebody copies a site over another.
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  cpSync('dist/release.json', join(folder, 'release.json'));
  await wait(1100);
  expect(await read()).toBe('<p>New</p>');
});

it('a server that is stopped answers what it was asked before', async () => {
  const { promise: hasClosed, resolve: answer } = Promise.withResolvers<void>();
  let asked = 0;
  const { origin, close } = await listen(async (_, response) => {
    asked += 1;
    await hasClosed;
    response.end('whole');
  }, anywhere);
  const answers = Array.from({ length: 50 }, async () => text((await fetch(origin)).body!));
  await expect.poll(() => asked).toBe(50);
  const closed = close();
  answer();
  expect(await Promise.all(answers)).toEqual(answers.map(() => 'whole'));
  await closed;
  await expect(fetch(origin)).rejects.toThrow('fetch failed');
});

it('localhost is this machine by both of its addresses, and no other machine', async () => {
  const { origin, close } = await listen((_, response) => response.end('here'), anywhere);
  onTestFinished(close);
  const { port } = new URL(origin);
  const reach = (host: string) =>
    new Promise((resolve) => {
      const socket = connect(Number(port), host, () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
  expect(await reach('127.0.0.1')).toBe(true);
  expect(await reach('127.0.0.2')).toBe(false);
});

it('a program that has the port for one of the addresses is noticed', async () => {
  const other = createServer().listen(0, '::1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  await expect(listen(() => {}, { host: 'localhost', port })).rejects.toThrow(
    `Port ${port} is taken.`,
  );
});

it('a request for two hosts is refused', async () => {
  const { origin, close } = await listen(createSiteHandler('dist'), anywhere);
  onTestFinished(close);
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: one.example\r\nHost: two.example\r\n\r\n');
  const [answer] = await once(socket, 'data');
  socket.destroy();
  expect(String(answer)).toMatch(/^HTTP\/1.1 400 /);
});
