import { once } from 'node:events';
import { pbkdf2 } from 'node:crypto';
import fs, { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { connect, createServer, Socket, type AddressInfo } from 'node:net';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { publish } from '../../src/node/prerender/publish.ts';
import { readReleaseFile, releaseFile } from '../../src/node/prerender/release.ts';
import { followReleases } from '../../src/node/server/followReleases.ts';
import { listen } from '../../src/node/server/listen.ts';
import { toSecurityHeaders } from '../../src/node/server/rules.ts';
import { createSiteHandler } from '../../src/node/server/siteHandler.ts';
import { makeFolder } from '../makeFolder.ts';
import { send } from '../servers/send.ts';
import { testConformance } from '../servers/testConformance.ts';

// Its calls are counted.
vi.mock('../../src/node/server/siteHandler.ts', { spy: true });

testConformance('embedded');

const anywhere = { host: 'localhost', port: 0 };

it('the policy lets the page have what is its own, and nothing else', () => {
  const { hashes } = readReleaseFile('dist')!;
  const policy = toSecurityHeaders(hashes)['Content-Security-Policy']!.split('; ');
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      // The two scripts inside of every page.
      expect.stringMatching(/^script-src 'self'(?: 'sha256-[^ ]+'){2}$/),
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]),
  );
  expect(policy.filter((rule) => /\*|unsafe-|data:|http/.test(rule))).toEqual([
    "style-src 'self' 'unsafe-inline'",
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
  const told: string[] = [];
  const handler = followReleases(folder, (sentence) => told.push(sentence));
  const { origin, close } = await listen(handler, anywhere);
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
    `The site in ${folder}/ is not whole. Missing or changed files: 1, /terms.html first. Copy all of it again, with the names that begin with a dot, or make it anew with "npm run build".`,
  );

  // As it is while somebody copies a site over another.
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  cpSync('dist/release.json', join(folder, 'release.json'));
  await wait(1100);
  expect(await read()).toBe('<p>New</p>');
  expect(told).toEqual([]);
});

it('a release that is published while a server starts is served too', async () => {
  const folder = makeSite();
  const next = makeNext(folder, 'privacy.html');
  // They keep the threads busy that ask for the times of files.
  for (let count = 0; count < 16; count += 1) pbkdf2('a', 'b', 200_000, 32, 'sha256', () => {});
  const handler = followReleases(folder, () => {});
  publish(next, folder, 0);
  const { origin, close } = await listen(handler, anywhere);
  onTestFinished(close);
  const read = async () => String((await send(origin, '/privacy')).body);
  await expect.poll(read, { timeout: 5000 }).toBe('<p>New</p>');
});

it('a page that changes while the server reads it is served as it was checked', async () => {
  const folder = makeSite();
  const page = join(folder, 'privacy.html');
  const read = fs.readFileSync;
  vi.spyOn(fs, 'readFileSync').mockImplementation((path, options) => {
    const content = read(path, options);
    if (path === page) writeFileSync(page, '<p>Half</p>');
    return content;
  });
  syncBuiltinESMExports();
  const handler = createSiteHandler(folder);
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  const { origin, close } = await listen(handler, anywhere);
  onTestFinished(close);
  expect(String((await send(origin, '/privacy')).body)).not.toContain('Half');
});

it('the operator is told once of a release that stays incomplete, and it is read less often then', async () => {
  const folder = makeSite();
  const told: string[] = [];
  const timeout = 1500;
  followReleases(folder, (sentence) => told.push(sentence), timeout);
  rmSync(join(folder, '.well-known'), { recursive: true });
  const release = readFileSync(join(folder, releaseFile));
  const { calls } = vi.mocked(createSiteHandler).mock;
  const countReads = () => calls.filter(([read]) => read === folder).length;
  // Copied again and again, which helps nothing.
  for (let times = 0; times < 3; times += 1) {
    const before = countReads();
    writeFileSync(join(folder, releaseFile), release);
    await expect.poll(countReads, { timeout: 5000 }).toBeGreaterThan(before);
  }
  await expect.poll(() => told.length, { timeout: 5000 }).toBe(1);
  const before = countReads();
  await wait(timeout + 200);
  expect(countReads() - before).toBeLessThanOrEqual(2);
  expect(told).toEqual([
    `The site in ${folder}/ is not whole. Missing or changed files: 3, /.well-known/security.txt first. Copy all of it again, with the names that begin with a dot, or make it anew with "npm run build". Until then the release before it is served.`,
  ]);
}, 20_000);

it('the operator is told anew of a release that stays incomplete after the folder was away', async () => {
  const folder = makeSite();
  const told: string[] = [];
  followReleases(folder, (sentence) => told.push(sentence), 1000);
  // A file that moves with its folder keeps its times.
  renameSync(folder, `${folder}.away`);
  await expect.poll(() => told.length, { timeout: 5000 }).toBe(1);
  renameSync(`${folder}.away`, folder);
  // Until the server has seen it, which it does each second now.
  await wait(1500);
  rmSync(join(folder, 'privacy.html'));
  cpSync('dist/release.json', join(folder, releaseFile));
  await expect.poll(() => told.length, { timeout: 5000 }).toBe(2);
}, 20_000);

it('a server does without the files that no visitor gets', () => {
  const folder = makeSite();
  const names = ['.assetsignore', '_headers', '_nginx.conf', '_wrangler.json'];
  for (const name of names) rmSync(join(folder, name));
  expect(() => createSiteHandler(folder)).not.toThrow();
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
