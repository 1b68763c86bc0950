import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { IncomingMessage, request, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { listen } from 'accessibility-audit';
import { expect, it } from 'vitest';
import { followBuilds } from '../../src/node/server/followBuilds.ts';
import { createSiteHandler, listFiles } from '../../src/node/server/siteHandler.ts';
import { makeFolder } from '../makeFolder.ts';

const site = createSiteHandler('dist');

type Options = { handler?: typeof site; method?: string; headers?: Record<string, string> };

/** Sends the path to the letter, as fetch would not. */
async function ask(path: string, { handler = site, ...options }: Options = {}) {
  const { origin, close } = await listen(handler);
  const { port } = new URL(origin);
  const sent = request({ port, path, agent: false, ...options }).end();
  sent.once('close', close);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return {
    status: response.statusCode,
    headers: response.headers,
    body: await text(response),
  };
}

const cacheOf = async (path: string) => (await ask(path)).headers['cache-control'];

// Tests in the browser visit every page.
it.each(['/?utm_source=x', '/robots.txt', '/site.webmanifest'])(
  'the server has %s',
  async (path) => {
    expect((await ask(path)).status).toBe(200);
  },
);

it.each([
  '/nowhere',
  '/nowhere/',
  '/PRIVACY',
  '/privacy.html',
  '/index.html',
  '/404.html',
  '/index.html.br',
  '/_headers',
  '/assets/',
  '/\\evil.example/',
  'http://evil.example/',
  '/%00',
  '/%2e%2e/package.json',
  '/../package.json',
  '/privacy/../terms',
  '/__proto__',
])('the server answers %s with the 404 page', async (path) => {
  expect(await ask(path)).toMatchObject({
    status: 404,
    headers: { 'content-type': 'text/html;charset=utf-8' },
    body: readFileSync('dist/404.html', 'utf8'),
  });
});

it('the server answers an unknown address of a language in that language', async () => {
  const body = readFileSync('dist/ar/404.html', 'utf8');
  expect(await ask('/ar/nowhere')).toMatchObject({ status: 404, body });
});

it.each([
  ['/privacy/', '/privacy'],
  ['/terms//', '/terms'],
  ['/privacy/?a=1&b=/', '/privacy?a=1&b=/'],
  ['/de/', '/de'],
])('the server leads %s to %s', async (path, location) => {
  expect(await ask(path)).toMatchObject({ status: 308, headers: { location } });
});

it.each(['POST', 'OPTIONS'])('the server does not know %s', async (method) => {
  const headers = { allow: 'GET, HEAD' };
  expect(await ask('/', { method })).toMatchObject({ status: 405, headers });
});

it('the server sends no body where only the head is asked for', async () => {
  expect(await ask('/', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
  expect(await ask('/nowhere', { method: 'HEAD' })).toMatchObject({ status: 404, body: '' });
});

it.each(['/', '/nowhere'])('the server packs %s as it may', async (path) => {
  for (const [accepted, encoding] of [
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.0', undefined],
    ['vibrato, ungzip', undefined],
  ]) {
    const { headers } = await ask(path, { headers: { 'accept-encoding': accepted! } });
    expect(headers['content-encoding']).toBe(encoding);
    if (encoding) expect(headers.vary).toBe('Accept-Encoding');
  }
});

it.each(['/', '/nowhere', '/robots.txt', '/privacy/'])('the server protects %s', async (path) => {
  const { headers } = await ask(path);
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]),
  );
  expect(policy.filter((rule) => /\*|unsafe-|data:|http/.test(rule))).toEqual([
    "style-src-attr 'unsafe-inline'",
  ]);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}/),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('geolocation=()'),
  });
});

it('the server is not held up by an address of slashes', () => {
  // More than a request can carry, so that a time that grows with the square has no end.
  const asked = Object.assign(new IncomingMessage(new Socket()), {
    method: 'GET',
    url: `${'/'.repeat(100_000)}a`,
  });
  const response = new ServerResponse(asked);
  site(asked, response);
  expect(response.statusCode).toBe(404);
});

const countOpenFiles = () => readdirSync('/proc/self/fd').length;

it.runIf(process.platform === 'linux')(
  'the server closes the file of a download that is broken off',
  async () => {
    const path = listFiles('dist').find((file) => /^\/assets\/index.*\.js$/.test(file))!;
    const { origin, close } = await listen(site);
    const before = countOpenFiles();
    for (let times = 0; times < 50; times += 1) {
      const sent = request(origin + path, { agent: false }).end();
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      response.destroy();
    }
    await expect.poll(countOpenFiles).toBeLessThan(before + 10);
    close();
  },
);

it.each(['bytes=5-2', 'bytes=0-1'])(
  'the server sends the whole where a part is asked for: %s',
  async (range) => {
    const body = readFileSync('dist/index.html', 'utf8');
    expect(await ask('/', { headers: { range } })).toMatchObject({ status: 200, body });
  },
);

it('the server has browsers keep what never changes, and ask again for what may', async () => {
  const asset = listFiles('dist').find((file) => /^\/assets\/.*\.js$/.test(file))!;
  expect(await cacheOf(asset)).toBe('public, max-age=31536000, immutable');
  expect(await cacheOf('/')).toBe('no-cache');
  expect(await cacheOf('/nowhere')).toBe('no-cache');
});

function serveFolder() {
  const files = ['_headers', 'index.html', '404.html', 'robots.txt'];
  const folder = makeFolder(Object.fromEntries(files.map((file) => [file, file])));
  return { folder, handler: followBuilds(folder) };
}

it('a server that runs while the site is built serves a page of the new build', async () => {
  const { folder, handler } = serveFolder();
  expect((await ask('/new', { handler })).status).toBe(404);
  writeFileSync(join(folder, 'new.html'), '<p>New</p>');
  const later = statSync(join(folder, '_headers')).mtimeMs / 1000 + 1;
  utimesSync(join(folder, '_headers'), later, later);
  expect((await ask('/new', { handler })).status).toBe(200);
});

it('a server that runs while the site is built serves the last build until then, and lives on when a file goes from under it', async () => {
  const { folder, handler } = serveFolder();
  for (const file of ['_headers', 'robots.txt']) rmSync(join(folder, file));
  await expect(ask('/robots.txt', { handler })).rejects.toThrow('socket hang up');
  expect((await ask('/', { handler })).status).toBe(200);
  expect((await ask('/nowhere', { handler })).status).toBe(404);
});
