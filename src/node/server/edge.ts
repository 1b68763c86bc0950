import {
  cacheControl,
  contentTypes,
  hashedFolder,
  hidden,
  toSecurityHeaders,
  type Hashes,
} from './rules.ts';

/**
 * What Netlify and Cloudflare have to know, as files of `dist`, by name. Cloudflare leaves out what
 * `.assetsignore` names; Netlify serves it.
 *
 * @param files all that the site has
 */
export function toEdgeFiles(files: readonly string[], hashes: Hashes): Record<string, string> {
  const visible = files.filter((file) => !new RegExp(hidden).test(file));
  return {
    _headers: toHeaders(
      // Of the files of each language there are too many; a host has browsers ask for them again.
      visible.filter((file) => file.startsWith(hashedFolder) && !/\.(?:json|jpg)$/.test(file)),
      hashes,
    ),
    '.assetsignore': ['_*', '.assetsignore', '.wrangler', '*.br', '*.gz', ''].join('\n'),
    '_wrangler.json': `${JSON.stringify(wrangler, null, 2)}\n`,
  };
}

/** https://developers.cloudflare.com/workers/static-assets/headers/: at most 100 rules. */
function toHeaders(hashed: readonly string[], hashes: Hashes): string {
  const kept = { 'Cache-Control': cacheControl.hashed };
  const rules = {
    // Both hosts have browsers ask again for all else by themselves.
    '/*': toSecurityHeaders(hashes),
    // Not the folder: a file that is missing for a moment would be missing for a year.
    ...Object.fromEntries(hashed.map((file) => [file, kept])),
    // Else it is left to the host, which need not know the ending.
    '/*.webmanifest': { 'Content-Type': contentTypes.webmanifest! },
  };
  return Object.entries(rules)
    .map(([path, headers]) => [path, ...Object.entries(headers).map(toLine), ''].join('\n'))
    .join('\n');
}

const toLine = ([name, value]: [string, string]) => `  ${name}: ${value}`;

/** https://developers.cloudflare.com/workers/wrangler/configuration/#assets */
const wrangler = {
  name: 'enhance-everything',
  compatibility_date: '2026-10-01',
  assets: {
    directory: '.',
    html_handling: 'drop-trailing-slash',
    not_found_handling: '404-page',
  },
};
