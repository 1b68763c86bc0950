import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { toIntegrity } from './release.ts';

/** The document that every page fills, and what it loads. */
export type Template = {
  html: string;
  /** The whole style sheet. */
  sheet: string;
};

/**
 * Changes how the document that Vite has built loads its script and its style sheet: after the page
 * has been painted.
 *
 * @param folder contains `index.html` and the files of `output`
 */
export function makeTemplate(folder: string, output: Rolldown.RolldownOutput['output']): Template {
  const loader = output.find((part) => part.type === 'chunk' && part.name === 'load');
  const sheet = output.find(({ fileName }) => fileName.endsWith('.css'));
  if (loader?.type !== 'chunk' || sheet?.type !== 'asset')
    throw new Error('Vite has built no loader or no style sheet.');
  rmSync(join(folder, loader.fileName));

  const built = readFileSync(join(folder, 'index.html'), 'utf8');
  const modules = [
    ...built.matchAll(/<script type="module"[^>]*\bsrc="([^"]+)"/g),
    ...built.matchAll(/<link rel="modulepreload"[^>]*\bhref="([^"]+)"/g),
  ].map(([, address]) => address);
  const rest = built.replaceAll(
    / *<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?\n?/g,
    '',
  );
  // A function, so that its names are not global.
  const code = `(()=>{${loader.code.trim()}})()`;
  const html = [
    ['</head>', `<script data-modules="${modules.join(' ')}">${code}</script>\n</head>`],
    ['</body>', `<link rel="stylesheet" href="/${sheet.fileName}" fetchpriority="low">\n</body>`],
  ].reduce((before, [mark = '', part = '']) => before.replace(mark, () => part), rest);
  return { html, sheet: String(sheet.source) };
}

/** The hashes of the scripts inside of a page, for the security policy. */
export function hashScripts(page: string): string[] {
  const scripts = page.matchAll(/<script(?! type=)[^>]*>(.*?)<\/script>/gs);
  return [...scripts].map(([, code = '']) => toIntegrity(code));
}
