import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { followBuilds } from '../../src/node/server/followBuilds.ts';
import { createSiteHandler } from '../../src/node/server/siteHandler.ts';
import { makeFolder } from '../makeFolder.ts';
import { builtFiles } from './dist.ts';

const site = createSiteHandler('dist');

type Options = { handler?: typeof site; method?: string; accept?: string; range?: string };

/** Sends the path to the letter, as fetch would not. */
async function ask(path: string, options: Options = {}) {
  const { handler = site, method = 'GET', accept = 'identity', range = '' } = options;
  const server = createServer(handler).listen(0);
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port);
  socket.write(
    `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${accept}\r\n${range && `Range: ${range}\r\n`}Connection: close\r\n\r\n`,
  );
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n', 2);
  server.close();
  const [status = '', ...lines] = head.split('\r\n');
  const headers = new Map(
    lines.map((line) => line.split(/: (.*)/s)).map(([name, value]) => [name!.toLowerCase(), value]),
  );
  return { status: Number(status.split(' ')[1]), headers, body };
}

const cacheOf = async (path: string) => (await ask(path)).headers.get('cache-control');

describe('the server', () => {
  it.each([
    '/',
    '/privacy',
    '/?utm_source=x',
    '/robots.txt',
    '/site.webmanifest',
    '/de',
    '/ar/terms',
  ])('has %s', async (path) => {
    expect((await ask(path)).status).toBe(200);
  });

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
    '//evil.example/',
    '/\\evil.example/',
    '/%2F%2Fevil.example/',
    'http://evil.example/',
    '/%E0%A4%A',
    '/%00',
    '/%2e%2e/package.json',
    '/../package.json',
    '/privacy/../terms',
    '/__proto__',
    `/${'x'.repeat(8000)}`,
  ])('answers %s with the 404 page', async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(headers.get('content-type')).toBe('text/html;charset=utf-8');
    expect(body).toBe(readFileSync('dist/404.html', 'utf8'));
  });

  it('answers an unknown address of a language in that language', async () => {
    const { status, body } = await ask('/ar/nowhere');
    expect(status).toBe(404);
    expect(body).toBe(readFileSync('dist/ar/404.html', 'utf8'));
  });

  it.each([
    ['/privacy/', '/privacy'],
    ['/terms//', '/terms'],
    ['/privacy/?a=1&b=/', '/privacy?a=1&b=/'],
    ['/de/', '/de'],
  ])('leads %s to %s', async (path, location) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(308);
    expect(headers.get('location')).toBe(location);
  });

  it.each(['POST', 'OPTIONS'])('does not know %s', async (method) => {
    const { status, headers } = await ask('/', { method });
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('GET, HEAD');
  });

  it('sends no body where only the head is asked for', async () => {
    expect(await ask('/', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
    expect(await ask('/nowhere', { method: 'HEAD' })).toMatchObject({ status: 404, body: '' });
  });

  it.each(['/', '/nowhere'])('packs %s as it may', async (path) => {
    for (const accept of ['br', 'gzip']) {
      const { headers } = await ask(path, { accept });
      expect(headers.get('content-encoding')).toBe(accept);
      expect(headers.get('vary')).toBe('Accept-Encoding');
    }
    const { headers } = await ask(path, { accept: 'br;q=0, gzip;q=0.0' });
    expect(headers.get('content-encoding')).toBeUndefined();
  });

  it.each(['/', '/nowhere', '/robots.txt', '/privacy/'])('protects %s', async (path) => {
    const { headers } = await ask(path);
    const policy = headers.get('content-security-policy')?.split('; ');
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
    expect(policy?.filter((rule) => /\*|unsafe-|data:|http/.test(rule))).toEqual([
      "style-src-attr 'unsafe-inline'",
    ]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}/),
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
    });
  });

  it.each(['bytes=5-2', 'bytes=0-1', 'garbage'])(
    'sends the whole where a part is asked for: %s',
    async (range) => {
      const body = readFileSync('dist/index.html', 'utf8');
      expect(await ask('/', { range })).toMatchObject({ status: 200, body });
    },
  );

  it('has browsers keep what never changes, and ask again for what may', async () => {
    const asset = builtFiles.find((file) => /^\/assets\/.*\.js$/.test(file))!;
    expect(await cacheOf(asset)).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf('/')).toBe('no-cache');
    expect(await cacheOf('/nowhere')).toBe('no-cache');
  });
});

function serveCopy() {
  const folder = makeFolder();
  cpSync('dist', folder, { recursive: true });
  return { folder, handler: followBuilds(folder) };
}

describe('a server that runs while the site is built', () => {
  it('serves a page of the new build', async () => {
    const { folder, handler } = serveCopy();
    expect((await ask('/new', { handler })).status).toBe(404);
    writeFileSync(join(folder, 'new.html'), '<p>New</p>');
    const later = statSync(join(folder, '_headers')).mtimeMs / 1000 + 1;
    utimesSync(join(folder, '_headers'), later, later);
    expect((await ask('/new', { handler })).status).toBe(200);
  });

  it('serves the last build until then, and lives on when a file goes from under it', async () => {
    const { folder, handler } = serveCopy();
    for (const file of ['_headers', 'robots.txt']) rmSync(join(folder, file));
    await ask('/robots.txt', { handler });
    expect((await ask('/', { handler })).status).toBe(200);
    expect((await ask('/nowhere', { handler })).status).toBe(404);
  });
});
