import { once } from 'node:events';
import { readFileSync, rmSync, cpSync, mkdtempSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteHandler } from '../../src/node/server/siteHandler.ts';
import { builtFiles } from './dist.ts';

let server: Server;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync('dist', folder, { recursive: true });
  server = createServer(createSiteHandler(folder)).listen(0);
  await once(server, 'listening');
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Sends the path to the letter, as fetch would not. */
async function ask(path: string, { method = 'GET', accept = 'identity', range = '' } = {}) {
  const socket = connect((server.address() as AddressInfo).port);
  socket.write(
    `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${accept}\r\n${range && `Range: ${range}\r\n`}Connection: close\r\n\r\n`,
  );
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n', 2);
  const [status = '', ...lines] = head.split('\r\n');
  const headers = new Map(
    lines.map((line) => line.split(/: (.*)/s)).map(([name, value]) => [name!.toLowerCase(), value]),
  );
  return { status: Number(status.split(' ')[1]), headers, body };
}

describe('the server', () => {
  it.each(['/', '/privacy', '/terms', '/?utm_source=x', '/robots.txt', '/site.webmanifest'])(
    'has %s',
    async (path) => {
      expect((await ask(path)).status).toBe(200);
    },
  );

  it.each([
    '/nowhere',
    '/PRIVACY',
    '/privacy.html',
    '/index',
    '/index.html',
    '/404',
    '/404.html',
    '/index.html.br',
    '/_headers',
    '/assets',
    '/assets/',
    '//',
    '//privacy',
    '//evil.example/',
    '/\\evil.example/',
    '/%2F%2Fevil.example/',
    '/nowhere/',
    '/%E0%A4%A',
    '/%00',
    '/%2e%2e/package.json',
    '/../package.json',
    '/privacy/../terms',
    '/..%5c..%5cpackage.json',
    'http://evil.example/',
    '/xx/nowhere',
    '/DE',
    '/constructor',
    '/__proto__',
  ])('answers %s with the 404 page', async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(headers.get('content-type')).toBe('text/html;charset=utf-8');
    expect(body).toBe(readFileSync('dist/404.html', 'utf8'));
  });

  it.each(['de', 'ar'])('answers an unknown address of %s in that language', async (tag) => {
    const { status, body } = await ask(`/${tag}/nowhere`);
    expect(status).toBe(404);
    expect(body).toBe(readFileSync(`dist/${tag}/404.html`, 'utf8'));
  });

  it.each(['/de', '/de/privacy', '/ar/terms'])('has %s', async (path) => {
    expect((await ask(path)).status).toBe(200);
  });

  it.each(['/de/', '/de/privacy/'])('leads %s to the form without the slash', async (path) => {
    expect((await ask(path)).headers.get('location')).toBe(path.slice(0, -1));
  });

  it('answers an address of 8 kB with the 404 page', async () => {
    expect((await ask(`/${'x'.repeat(8000)}`)).status).toBe(404);
  });

  it.each([
    ['/privacy/', '/privacy'],
    ['/terms//', '/terms'],
    ['/privacy/?a=1&b=/', '/privacy?a=1&b=/'],
  ])('leads %s to %s', async (path, location) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(308);
    expect(headers.get('location')).toBe(location);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('does not know %s', async (method) => {
    const { status, headers } = await ask('/', { method });
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('GET, HEAD');
  });

  it('sends no body where only the head is asked for', async () => {
    expect(await ask('/', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
    expect(await ask('/nowhere', { method: 'HEAD' })).toMatchObject({ status: 404, body: '' });
  });

  it.each([
    ['br', '/'],
    ['gzip', '/'],
    ['br', '/nowhere'],
    ['gzip', '/nowhere'],
  ])('packs with %s what it may: %s', async (accept, path) => {
    const { headers } = await ask(path, { accept });
    expect(headers.get('content-encoding')).toBe(accept);
    expect(headers.get('vary')).toBe('Accept-Encoding');
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
    expect(policy?.filter((rule) => /\*|unsafe-eval|data:|http/.test(rule))).toEqual([]);
    expect(policy?.filter((rule) => rule.includes('unsafe-inline'))).toEqual([
      "style-src-attr 'unsafe-inline'",
    ]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8,}/);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
  });

  it.each(['bytes=5-2', 'bytes=-5', 'bytes=0-1', 'bytes=999999-', 'garbage'])(
    'sends the whole where a part is asked for: %s',
    async (range) => {
      const { status, body } = await ask('/', { range });
      expect(status).toBe(200);
      expect(body).toBe(readFileSync('dist/index.html', 'utf8'));
    },
  );

  it.each(['/', '/nowhere'])('does not pack %s in a way that is refused', async (path) => {
    const { headers } = await ask(path, { accept: 'br;q=0, gzip;q=0.0' });
    expect(headers.get('content-encoding')).toBeUndefined();
  });

  it('has browsers keep what never changes, and ask again for what may', async () => {
    const asset = builtFiles.find((file) => /^\/assets\/.*\.js$/.test(file))!;
    expect((await ask(asset)).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await ask('/')).headers.get('cache-control')).toBe('no-cache');
    expect((await ask('/nowhere')).headers.get('cache-control')).toBe('no-cache');
  });

  it('lives on when a file goes from under it', async () => {
    rmSync(join(folder, 'robots.txt'));
    await ask('/robots.txt').catch(() => {});
    expect((await ask('/')).status).toBe(200);
  });
});
