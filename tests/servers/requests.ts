import { readRelease } from '../../src/node/build/release.ts';
import { cacheControl, contentTypes, hashedFolder } from '../../src/node/server/rules.ts';

export type Headers = Record<string, string | undefined>;

/** The `ETag` and `Last-Modified` of an earlier answer. */
type Validators = { etag: string; date: string };

export type Request = {
  /** The path of the request or a whole URL. It is sent unchanged. */
  target: string;
  method?: string;
  headers?: Record<string, string> | ((validators: Validators) => Record<string, string>);
  answer: Answer;
};

/** If a header is `undefined`, the answer must not have this header. */
export type Answer = {
  status: number;
  /** The decompressed body must equal this file of `dist`. An empty string means that there is no body. */
  body?: string | undefined;
  headers?: Headers;
};

const files = Object.keys(readRelease('dist').files);

const findHashedFile = (start: string, end: string) =>
  files.find((file) => file.startsWith(start) && file.endsWith(end))!;

const script = findHashedFile('/assets/index-', '.js');

const headersOf = (file: string): Headers => ({
  'content-type': contentTypes[file.split('.').at(-1)!],
  'cache-control': file.startsWith(hashedFolder) ? cacheControl.hashed : cacheControl.other,
  vary: /\.(?:jpg|png|ico)$|^\/release/.test(file) ? undefined : 'Accept-Encoding',
  location: undefined,
});

const found = (target: string, file = target): Request => ({
  target,
  answer: { status: 200, body: file, headers: headersOf(file) },
});

const missing = (target: string, locale = ''): Request => ({
  target,
  answer: { status: 404, body: `${locale}/404.html`, headers: headersOf('/404.html') },
});

const redirected = (target: string, location: string): Request => ({
  target,
  answer: { status: 308, headers: { location, 'cache-control': cacheControl.other } },
});

const toCompressedRequest = (accepted: string, encoding: string | undefined): Request => ({
  target: '/privacy',
  headers: { 'accept-encoding': accepted },
  answer: {
    status: 200,
    body: '/privacy.html',
    headers: { 'content-encoding': encoding, vary: 'Accept-Encoding' },
  },
});

const toConditionalRequest = (
  headers: NonNullable<Request['headers']>,
  status: 200 | 304,
): Request => ({
  target: '/privacy',
  headers,
  answer: { status, headers: { 'cache-control': cacheControl.other } },
});

const refused = (method: string, target = '/'): Request => ({
  target,
  method,
  answer: { status: 405, headers: { allow: 'GET, HEAD', 'cache-control': cacheControl.other } },
});

const head = (request: Request): Request => ({
  ...request,
  method: 'HEAD',
  answer: { ...request.answer, body: '' },
});

export const requests: readonly Request[] = [
  found('/', '/index.html'),
  found('/privacy', '/privacy.html'),
  found('/de', '/de.html'),
  found('/de/privacy', '/de/privacy.html'),
  found('/?utm_source=x', '/index.html'),
  found('/es?a=/b/', '/es.html'),
  found(script),
  found(findHashedFile('/assets/texts-de-', '.json')),
  found(findHashedFile('/assets/hero-', '.svg')),
  found(findHashedFile('/assets/social-de-', '.jpg')),
  found('/favicon.ico'),
  found('/favicon.svg'),
  found('/.well-known/security.txt'),
  found('/sitemap.xml'),
  found('/ar/site.webmanifest'),
  found('/release.json'),
  found('http://elsewhere.example/privacy', '/privacy.html'),
  head(found('/', '/index.html')),
  head(found(script)),

  redirected('/de/', '/de'),
  redirected('/privacy/?a=1&b=/', '/privacy?a=1&b=/'),
  redirected('/privacy.html?a=1', '/privacy?a=1'),
  redirected('/index.html', '/'),
  redirected('/index', '/'),
  redirected('/de.html', '/de'),
  redirected('/%70rivacy', '/privacy'),
  redirected('/de%2Fprivacy', '/de/privacy'),
  redirected('//privacy', '/privacy'),
  redirected('/x/../privacy', '/privacy'),
  redirected(`${script}/`, script),
  head(redirected('/privacy/', '/privacy')),

  missing('/nowhere/'),
  missing('/nowhere.html'),
  missing('/nowhere?a=1'),
  missing('/ar/nowhere/deep', '/ar'),
  missing('/%64e/nowhere', '/de'),
  missing('//de/nowhere', '/de'),
  missing('/xx/nowhere'),
  missing('/privacy.html.html'),
  missing('/privacy/nowhere'),
  missing('/assets/'),
  missing('/assets/index-gone.js'),
  missing('/404'),
  missing('/de/404.html', '/de'),
  missing('/_nginx.conf'),
  missing('/.assetsignore'),
  missing('/index.html.br'),
  missing(`${script}.gz`),
  missing('/../package.json'),
  missing('/%2e%2e/package.json'),
  missing('//elsewhere.example/'),
  missing('/%'),
  head(missing('/nowhere')),

  // These differ from addresses of the site only in upper or lower case.
  missing('/DE'),
  missing('/de/Privacy', '/de'),
  missing('/Favicon.svg'),

  refused('POST'),
  refused('DELETE', '/nowhere'),
  refused('OPTIONS'),

  toCompressedRequest('gzip, br', 'br'),
  toCompressedRequest('gzip', 'gzip'),
  toCompressedRequest('gzip;q=0, br;q=0.0', undefined),

  toConditionalRequest(({ etag }) => ({ 'if-none-match': etag }), 304),
  toConditionalRequest(() => ({ 'if-none-match': '"other"' }), 200),
  toConditionalRequest(({ date }) => ({ 'if-modified-since': date }), 304),
  toConditionalRequest(() => ({ 'if-modified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' }), 200),
  toConditionalRequest(() => ({ range: 'bytes=0-1' }), 200),
];
