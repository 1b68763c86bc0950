import { hash } from 'node:crypto';

/**
 * `siteHandler.ts` follows these rules. `nginx.ts` and `edge.ts` generate the configurations of other servers
 * from these rules. `tests/servers/testConformance.ts` tests our own server, nginx and Cloudflare.
 */

/** @param scripts the hashes of the inline scripts of all pages, or a keyword such as `unsafe-inline` */
export const toSecurityHeaders = (scripts: readonly string[]): Record<string, string> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    `script-src 'self' ${scripts.map((script) => `'${script}'`).join(' ')}`,
    // Mantine writes style elements and attributes at run time. With a hash in this list, browsers
    // would ignore 'unsafe-inline' and refuse these styles.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // `app/createDefaultPolicy.ts` creates the policy with the name `default`.
    'trusted-types default',
  ].join('; '),
  // `includeSubDomains` would force https on all subdomains of the site's host, which may lack https.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

export const hashedFolder = '/assets/';

/** The address has the form of Vite's addresses, so that `isHashed` recognizes it. */
export function toHashedAddress(name: string, content: string | Buffer, type: string): string {
  return `${hashedFolder}${name}-${hash('sha256', content, 'base64url').slice(0, 8)}.${type}`;
}

export function isHashed(file: string): boolean {
  return file.startsWith(hashedFolder) && /-[\w-]{8}\.[\w.]+$/.test(file);
}

export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const;

/** The build stops if the site has a file of another type. */
export const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/vnd.microsoft.icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  map: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/** Maps each encoding to the extension of its files, best encoding first. */
export const encodings: Readonly<Record<string, string>> = { br: '.br', gzip: '.gz' };

/**
 * Matches files that are not for visitors, such as `/_headers`. Callers have to add a slash to the path of a
 * folder, because `/.well-known` without a slash would match, although it is for visitors.
 */
export const serverOnlyPath = String.raw`^/[_.](?!well-known/)`;

/** Matches addresses that get a 404 although the file exists. JavaScript and nginx use this expression. */
export const hiddenPath = String.raw`${serverOnlyPath}|/404(?:\.html)?$|\.(?:br|gz)$`;

export const allowedMethods = 'GET, HEAD';
