import { cacheControl, contentTypes, hashedFolder, toSecurityHeaders } from './rules.ts';

export function toEdgeFiles(
  files: readonly string[],
  hashes: readonly string[],
): Record<string, string> {
  // The JSON file and the social picture of each language get no rule, because Cloudflare allows only 100
  // rules: https://developers.cloudflare.com/workers/static-assets/headers/
  const hashed = files.filter(
    (file) => file.startsWith(hashedFolder) && !/\.(?:json|jpg|br|gz)$/.test(file),
  );
  const kept = { 'Cache-Control': cacheControl.hashed };
  const rules = {
    // `/*` needs no `Cache-Control`, because Cloudflare and Netlify make browsers revalidate by default.
    '/*': toSecurityHeaders(hashes),
    // Each hashed file has its own rule. With a rule for the whole folder, browsers would keep 404 answers
    // for a year.
    ...Object.fromEntries(hashed.map((file) => [file, kept])),
    // A host may not know the type of the extension `.webmanifest`.
    '/*.webmanifest': { 'Content-Type': contentTypes.webmanifest! },
  };
  return {
    _headers: Object.entries(rules)
      .map(([path, headers]) => [path, ...Object.entries(headers).map(toLine), ''].join('\n'))
      .join('\n'),
    // Cloudflare does not publish the files in this list. Netlify ignores the list, which does no harm.
    '.assetsignore': ['_*', '.assetsignore', '.wrangler', '*.br', '*.gz', ''].join('\n'),
    '_wrangler.json': `${JSON.stringify(wrangler, null, 2)}\n`,
  };
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
