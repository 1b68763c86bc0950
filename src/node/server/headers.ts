/**
 * Sent with every answer. Stated once: the server of `npm start` sends them, and `dist/_headers`
 * repeats them for hosts that read that file.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // Mantine's components pass their sizes in style attributes; style elements stay forbidden.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Files under `/assets/` carry a hash of their content in their name. */
export const cacheHeaders = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const;

/** The format of Netlify and Cloudflare Pages. */
export function toHeadersFile(): string {
  const lines = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`);
  return `/*\n${lines.join('\n')}\n\n/assets/*\n  Cache-Control: ${cacheHeaders.hashed}\n`;
}
