import { readReleaseFile } from '../../src/node/prerender/release.ts';
import { cacheControl, contentTypes, hashedFolder } from '../../src/node/server/rules.ts';

export type Headers = Record<string, string | undefined>;

/** What the server said of a file before, by which a client asks whether it has changed. */
export type Validators = { etag: string; date: string };

export type Request = {
  /** As it is sent, to the letter. */
  target: string;
  method?: string;
  headers?: Record<string, string> | ((validators: Validators) => Record<string, string>);
  answer: Answer;
};

/** What any server of the site answers; a header that is undefined is not there. */
export type Answer = {
  status: number;
  /** The file of `dist` that the unpacked body is; '' where there is none. */
  body?: string | undefined;
  headers?: Headers;
};

const files = Object.keys(readReleaseFile('dist')?.files ?? {});

/** The file of that beginning and ending, whose hash every build makes anew. */
const find = (start: string, end: string) =>
  files.find((file) => file.startsWith(start) && file.endsWith(end))!;

const script = find('/assets/index-', '.js');
const texts = find('/assets/texts-de-', '.json');
const picture = find('/assets/hero-', '.svg');
const social = find('/assets/social-de-', '.jpg');

const headersOf = (file: string): Headers => ({
  'content-type': contentTypes[file.split('.').at(-1)!],
  'cache-control': file.startsWith(hashedFolder) ? cacheControl.hashed : cacheControl.other,
  vary: /\.(?:jpg|png|ico)$|^\/release/.test(file) ? undefined : 'Accept-Encoding',
  location: undefined,
});

const found = (target: string, file: string): Request => ({
  target,
  answer: { status: 200, body: file, headers: headersOf(file) },
});

const missing = (target: string, locale = ''): Request => ({
  target,
  answer: { status: 404, body: `${locale}/404.html`, headers: headersOf('/404.html') },
});

const leads = (target: string, location: string): Request => ({
  target,
  answer: { status: 308, headers: { location, 'cache-control': cacheControl.other } },
});

const packed = (accepted: string, encoding: string | undefined): Request => ({
  ...found('/privacy', '/privacy.html'),
  headers: { 'accept-encoding': accepted },
  answer: {
    status: 200,
    body: '/privacy.html',
    headers: { 'content-encoding': encoding, vary: 'Accept-Encoding' },
  },
});

const asked = (headers: Request['headers'], status: 200 | 304, target = '/privacy'): Request => ({
  target,
  headers: headers!,
  answer: {
    status,
    headers: {
      'cache-control': headersOf(target.includes('.') ? target : '.html')['cache-control'],
    },
  },
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

/** One list for all servers: `conformance.test.ts` sends it to each. */
export const requests: readonly Request[] = [
  // Pages and files.
  found('/', '/index.html'),
  found('/privacy', '/privacy.html'),
  found('/terms', '/terms.html'),
  found('/de', '/de.html'),
  found('/de/privacy', '/de/privacy.html'),
  found('/ar', '/ar.html'),
  found('/ar/terms', '/ar/terms.html'),
  found('/ja/privacy', '/ja/privacy.html'),
  found('/?utm_source=x', '/index.html'),
  found('/es?a=/b/', '/es.html'),
  found(`/terms?${'a'.repeat(9000)}`, '/terms.html'),
  found(script, script),
  found(texts, texts),
  found(picture, picture),
  found('/favicon.ico', '/favicon.ico'),
  found('/favicon.svg', '/favicon.svg'),
  found(social, social),
  found('/robots.txt', '/robots.txt'),
  found('/.well-known/security.txt', '/.well-known/security.txt'),
  found('/sitemap.xml', '/sitemap.xml'),
  found('/site.webmanifest', '/site.webmanifest'),
  found('/ar/site.webmanifest', '/ar/site.webmanifest'),
  found('/release.json', '/release.json'),
  found('http://elsewhere.example/privacy', '/privacy.html'),
  head(found('/', '/index.html')),
  head(found(script, script)),

  // Other spellings of an address.
  leads('/privacy/', '/privacy'),
  leads('/privacy//', '/privacy'),
  leads('/de/', '/de'),
  leads('/de/privacy/', '/de/privacy'),
  leads('/privacy/?a=1&b=/', '/privacy?a=1&b=/'),
  leads('/privacy.html', '/privacy'),
  leads('/privacy.html?a=1', '/privacy?a=1'),
  leads('/index.html', '/'),
  leads('/index', '/'),
  leads('/de.html', '/de'),
  leads('/%70rivacy', '/privacy'),
  leads('/de%2Fprivacy', '/de/privacy'),
  leads('//privacy', '/privacy'),
  leads('/x/../privacy', '/privacy'),
  leads('/./privacy', '/privacy'),
  head(leads('/privacy/', '/privacy')),

  // What is not there.
  missing('/nowhere'),
  missing('/nowhere/'),
  missing('/nowhere.html'),
  missing('/nowhere?a=1'),
  missing('/de/nowhere', '/de'),
  missing('/ar/nowhere/deep', '/ar'),
  missing('/%64e/nowhere', '/de'),
  missing('//de/nowhere', '/de'),
  missing('/x/../de/nowhere', '/de'),
  missing('/de/../nowhere'),
  missing('/privacy.html.html'),
  missing('/privacy.html%0a'),
  missing('/xx/nowhere'),
  missing('/PRIVACY'),
  missing('/privacy/nowhere'),
  missing('/assets/'),
  missing('/assets/index-gone.js'),
  missing('/404'),
  missing('/404.html'),
  missing('/de/404', '/de'),
  missing('/de/404.html', '/de'),
  missing('/_headers'),
  missing('/_nginx.conf'),
  missing('/_wrangler.json'),
  missing('/.assetsignore'),
  missing('/.git/config'),
  missing('/.well-known/nothing'),
  missing('/.well-known/security.txt.br'),
  missing('/index.html.br'),
  missing(`${script}.gz`),
  missing('/../package.json'),
  missing('/%2e%2e/package.json'),
  missing('//elsewhere.example/'),
  missing('/\\elsewhere.example/'),
  missing('/%00'),
  missing('/%'),
  missing('/__proto__'),
  head(missing('/nowhere')),

  // Methods.
  refused('POST'),
  refused('PUT', '/privacy'),
  refused('DELETE', '/nowhere'),
  refused('OPTIONS'),

  // Packed files.
  packed('br', 'br'),
  packed('gzip, br', 'br'),
  packed('gzip', 'gzip'),
  packed('gzip;q=0, br;q=0.0', undefined),
  packed('vibrato, ungzip', undefined),
  packed('identity', undefined),

  // What the client has already.
  asked(({ etag }) => ({ 'if-none-match': etag }), 304),
  asked(({ etag }) => ({ 'if-none-match': `W/${etag.replace('W/', '')}` }), 304),
  asked(({ etag }) => ({ 'if-none-match': `"other", ${etag}` }), 304),
  asked(() => ({ 'if-none-match': '*' }), 304),
  asked(() => ({ 'if-none-match': '"other"' }), 200),
  asked(({ date }) => ({ 'if-modified-since': date }), 304),
  asked(() => ({ 'if-modified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' }), 200),
  asked(({ date }) => ({ 'if-none-match': '"other"', 'if-modified-since': date }), 200),
  asked(({ etag }) => ({ 'if-none-match': etag }), 304, script),
  asked(() => ({ range: 'bytes=0-1' }), 200),
  asked(() => ({ range: 'bytes=5-2' }), 200),
];
