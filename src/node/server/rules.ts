/**
 * What every server of the site has to do, stated once: the embedded server reads it, `nginx.ts`
 * and `edge.ts` write it down for others, and `tests/servers` asks all of them.
 */

/** The hashes of the scripts inside of every page. */
export type Hashes = readonly string[];

/** Sent with every answer to a request that can be read. */
export const toSecurityHeaders = (hashes: Hashes): Record<string, string> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    `script-src 'self' ${hashes.map((hash) => `'${hash}'`).join(' ')}`,
    // Mantine writes style elements and attributes at run time. A hash would forbid them.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Of `app/allowPlainText.ts`.
    'trusted-types default',
  ].join('; '),
  // Of this host alone: `includeSubDomains` would bind others, of which the site knows nothing.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

/** Where the files stand that carry a hash of their content in their names. */
export const hashedFolder = '/assets/';

export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const;

/** All kinds of files that the site has; the build stops at another, and at names of other letters. */
export const contentTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/vnd.microsoft.icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
};

/** The forms of a file that stand packed beside it, the best first, with their endings. */
export const encodings = { br: '.br', gzip: '.gz' } as const;

/** What every server writes alike in an address. */
export const plainName = /^\/[\w./-]+$/;

/** Files that no visitor gets, such as `/_headers`; folders too, with a slash at their end. */
export const forServers = String.raw`^/[_.](?!well-known/)`;

/** Files without an address: for servers, packed, and the 404 pages. For nginx too. */
export const hidden = String.raw`${forServers}|/404(?:\.html)?$|\.(?:br|gz)$`;

export const methods = 'GET, HEAD';
