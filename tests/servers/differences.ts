import type { ServerName } from './startServers.ts';
import type { Answer } from './requests.ts';

export type Difference = {
  because: string;
  /** Matches the titles of requests, such as `GET /`. */
  requests: RegExp;
  /** `body: undefined` allows any body. */
  answer: Partial<Answer>;
};

const notFoundIsPage = 'Cloudflare serves a 404 page like any other page, with the status 200.';
const redirectsFirst = 'Cloudflare decodes the address and redirects before it looks for a page.';

/**
 * Lists answers that differ from those in `requests.ts`. These differences harm nobody, so the servers need
 * no settings to prevent them.
 */
export const differences: Record<ServerName, readonly Difference[]> = {
  preview: [],
  nginx: [
    {
      because: 'nginx refuses addresses that leave the site or cannot be decoded.',
      requests: /^GET \/(?:\.\.\/|%2e|%$)/,
      answer: {
        status: 400,
        body: undefined,
        headers: { 'content-type': 'text/html', vary: undefined, 'cache-control': undefined },
      },
    },
    {
      because:
        'Debian’s nginx has no Brotli and therefore uses gzip. The deploy guide says how to add Brotli.',
      requests: /accept-encoding: gzip, br$/,
      answer: { headers: { 'content-encoding': 'gzip' } },
    },
  ],
  cloudflare: [
    {
      because: 'Cloudflare says “ask again” in other words.',
      requests: /^(?:GET|HEAD) (?!\/assets\/[^ ]+\*\.(?:js|svg)(?: |$)|.*range)/,
      answer: { headers: { 'cache-control': 'public, max-age=0, must-revalidate' } },
    },
    {
      because: 'Cloudflare sends no Cache-Control with the answer to a request for a part.',
      requests: /range: /,
      answer: { headers: { 'cache-control': undefined } },
    },
    {
      because:
        'Cloudflare compresses files itself, and its cache keeps one copy for each encoding.',
      requests: /^/,
      answer: { headers: { vary: undefined } },
    },
    {
      because: 'Cloudflare compresses files itself, and its local runtime prefers gzip.',
      requests: /accept-encoding: gzip, br$/,
      answer: { headers: { 'content-encoding': 'gzip' } },
    },
    {
      because: 'The redirects of Cloudflare are temporary, and browsers do not cache them.',
      requests:
        /^(?:GET|HEAD) \/(?:privacy\/|de\/|(?:privacy|index|de)\.html|index|%70rivacy|de%2Fprivacy|\/privacy)(?:\?|$)/,
      answer: { status: 307, headers: { 'cache-control': undefined } },
    },
    {
      because: 'Cloudflare redirects only to pages.',
      requests: /^GET \/assets\/.+\.js\/$/,
      answer: { status: 404, headers: { location: undefined } },
    },
    {
      because: 'Cloudflare removes dots from an address before it looks for a page.',
      requests: /^GET \/x\/\.\.\/privacy$/,
      answer: { status: 200, headers: { location: undefined } },
    },
    ...Object.entries({
      '/%': '/%25',
      '/%64e/nowhere': '/de/nowhere',
      '//de/nowhere': '/de/nowhere',
      '//elsewhere.example/': '/elsewhere.example/',
    }).map(([target, location]) => toRedirect(target, location, redirectsFirst)),
    toRedirect('/de/404.html', '/de/404', notFoundIsPage),
    {
      because: notFoundIsPage,
      requests: /^GET \/404$/,
      answer: { status: 200 },
    },
    {
      because: 'Cloudflare does not say which methods are allowed.',
      requests: /^(?:POST|DELETE|OPTIONS) /,
      answer: { headers: { allow: undefined, 'cache-control': undefined } },
    },
    {
      because: 'Cloudflare compares only ETags, because it does not know the date of a file.',
      requests: /if-modified-since: date$/,
      answer: { status: 200 },
    },
  ],
};

function toRedirect(target: string, location: string, because: string): Difference {
  const headers = { location, 'content-type': undefined, 'cache-control': undefined };
  const requests = new RegExp(`^GET ${RegExp.escape(target)}$`);
  return { because, requests, answer: { status: 307, body: '', headers } };
}
