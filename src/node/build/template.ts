import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { toIntegrity } from './release.ts';

/**
 * In the returned `html`, the inline script `load.ts` is in the place of the elements that would load the
 * module scripts and the style sheet at once. `load.ts` loads these files later. Without scripts, a
 * `<noscript>` loads the style sheet.
 */
export function makeTemplate(folder: string, output: Rolldown.RolldownOutput['output']) {
  const loader = output.find((part) => part.type === 'chunk' && part.name === 'load');
  const styleSheet = output.find(
    (part) => part.type === 'asset' && part.names.includes('style.css'),
  );
  if (loader?.type !== 'chunk' || styleSheet?.type !== 'asset')
    throw new Error('Vite built no loader or no style sheet.');
  rmSync(join(folder, loader.fileName));

  const built = readFileSync(join(folder, 'index.html'), 'utf8');
  const modules = [
    ...built.matchAll(/<link rel="modulepreload"[^>]*\bhref="([^"]+)"/g),
    ...built.matchAll(/<script type="module"[^>]*\bsrc="([^"]+)"/g),
  ].map(([, address]) => address);
  const style = `/${styleSheet.fileName}`;
  const moved = `script type="module"|link rel="modulepreload"|link rel="stylesheet"[^>]*"${style}"`;
  const rest = built.replaceAll(new RegExp(` *<(?:${moved})[^>]*>(?:</script>)?\\n?`, 'g'), '');
  // If the code ends with a comment, as in a build with source maps, the line break ends the comment.
  const code = `(()=>{${loader.code.trim()}\n})()`;
  const script = `<script data-modules="${modules.join(' ')}" data-style="${style}">${code}</script>`;
  const html = rest
    .replace('</head>', () => `${script}\n</head>`)
    .replace('</body>', `<noscript><link rel="stylesheet" href="${style}"></noscript>\n</body>`);
  return { html, styleSheet: String(styleSheet.source) };
}

/** Skips JSON, because data needs no hash in the security policy. */
export function hashScripts(page: string): string[] {
  const scripts = page.matchAll(
    /<script(?![^>]* type="application\/(?:ld\+)?json")[^>]*>(.*?)<\/script>/gs,
  );
  return [...scripts].map(([, code = '']) => toIntegrity(code));
}
