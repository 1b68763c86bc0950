import type { EngineName } from './engines.ts';
import type { Answer } from './requests.ts';

export type Difference = {
  because: string;
  /** Which, by method, target and headers, as the test calls them. */
  requests: RegExp;
  /** `body: undefined` leaves the body to the engine. */
  answer: { [Part in keyof Answer]?: Answer[Part] | undefined };
};

const becausePages = 'A 404 page is a page like others for it, and no rule gives another status.';
const becauseDecoded =
  'It decodes and takes slashes away before it looks; the 404 page comes next.';

/** What an engine answers otherwise and cannot be made to answer, with its reason. */
export const differences: Record<EngineName, readonly Difference[]> = {
  embedded: [],
  nginx: [
    {
      because:
        'It refuses an address that leaves the site, or cannot be decoded, before it reads on.',
      requests: /^GET \/(?:\.\.\/|%2e|%00|%$)/,
      answer: {
        status: 400,
        body: undefined,
        headers: { 'content-type': 'text/html', vary: undefined, 'cache-control': undefined },
      },
    },
    {
      because:
        'Debian’s nginx has no Brotli; the deploy guide says which package and line bring it.',
      requests: /accept-encoding: br$/,
      answer: { headers: { 'content-encoding': undefined } },
    },
    {
      because: 'As above: where both are accepted, it packs with gzip.',
      requests: /accept-encoding: gzip, br$/,
      answer: { headers: { 'content-encoding': 'gzip' } },
    },
  ],
  cloudflare: [
    {
      because: 'It says “ask again” in other words.',
      requests: /^(?:GET|HEAD) (?!\/assets\/[^ ]+\*\.(?:js|svg)(?: |$)|.*range)/,
      answer: { headers: { 'cache-control': 'public, max-age=0, must-revalidate' } },
    },
    {
      because: 'A part it does not have is no matter of caching for it; the whole comes without.',
      requests: /range: /,
      answer: { headers: { 'cache-control': undefined } },
    },
    {
      because: 'It packs by itself, and its edge keeps a copy of each form.',
      requests: /^/,
      answer: { headers: { vary: undefined } },
    },
    {
      because: 'As above, and on this machine it prefers gzip.',
      requests: /accept-encoding: gzip, br$/,
      answer: { headers: { 'content-encoding': 'gzip' } },
    },
    {
      because: 'It leads to the one address of a page by itself, for now.',
      requests:
        /^(?:GET|HEAD) \/(?:(?:de\/)?privacy\/+|de\/|(?:privacy|index|de)\.html|index|%70rivacy|de%2Fprivacy|\/privacy)(?:\?|$)/,
      // What is for now is not kept.
      answer: { status: 307, headers: { 'cache-control': undefined } },
    },
    {
      because: 'It takes dots away before it looks.',
      requests: /^GET \/(?:x\/\.\.|\.)\/privacy$/,
      answer: { status: 200, headers: { location: undefined } },
    },
    ...Object.entries({
      '/%': '/%25',
      '/%64e/nowhere': '/de/nowhere',
      '//de/nowhere': '/de/nowhere',
      '/privacy.html%0a': '/privacy.html%0A',
      '//elsewhere.example/': '/elsewhere.example/',
      '/\\elsewhere.example/': '/elsewhere.example/',
    }).map(([target, location]) => leads(target, location, becauseDecoded)),
    ...Object.entries({ '/404.html': '/404', '/de/404.html': '/de/404' }).map(
      ([target, location]) => leads(target, location, becausePages),
    ),
    {
      because: becausePages,
      requests: /^GET (?:\/de)?\/404$/,
      answer: { status: 200 },
    },
    {
      because: 'It does not say which methods there are, nor that nobody has to keep that.',
      requests: /^(?:POST|PUT|DELETE|OPTIONS) /,
      answer: { headers: { allow: undefined, 'cache-control': undefined } },
    },
    {
      because: 'It compares one ETag, and knows no date of a file.',
      requests: /if-none-match: (?:\*|"other", "e")$|GET \/privacy · if-modified-since: date$/,
      answer: { status: 200 },
    },
  ],
};

function leads(target: string, location: string, because: string): Difference {
  const headers = { location, 'content-type': undefined, 'cache-control': undefined };
  return { because, requests: toPattern(target), answer: { status: 307, body: '', headers } };
}

function toPattern(target: string): RegExp {
  return new RegExp(`^GET ${target.replace(/[\\.]/g, String.raw`\$&`)}$`);
}
