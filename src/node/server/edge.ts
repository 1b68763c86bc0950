import { cacheControl, contentTypes, hashedFolder, hidden, toSecurityHeaders } from './rules.ts';

/**
 * The files of `dist` that configure Netlify and Cloudflare, by name. Cloudflare does not publish
 * the files that `.assetsignore` names. Netlify publishes them.
 *
 * @param files all files of the site
 */
export function toEdgeFiles(
  files: readonly string[],
  hashes: readonly string[],
): Record<string, string> {
  const visible = files.filter((file) => !new RegExp(hidden).test(file));
  return {
    _headers: toHeaders(
      // The files of the languages would be too many rules. Browsers ask for those files again.
      visible.filter((file) => file.startsWith(hashedFolder) && !/\.(?:json|jpg)$/.test(file)),
      hashes,
    ),
    '.assetsignore': ['_*', '.assetsignore', '.wrangler', '*.br', '*.gz', ''].join('\n'),
    '_wrangler.json': `${JSON.stringify(wrangler, null, 2)}\n`,
  };
}

/** https://developers.cloudflare.com/workers/static-assets/headers/: at most 100 rules. */
function toHeaders(hashed: readonly string[], hashes: readonly string[]): string {
  const kept = { 'Cache-Control': cacheControl.hashed };
  const rules = {
    // Both hosts already make browsers ask again for all other files.
    '/*': toSecurityHeaders(hashes),
    // A rule for the folder would let browsers keep a 404 for a year.
    ...Object.fromEntries(hashed.map((file) => [file, kept])),
    // A host may not know this extension.
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
