import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { toIntegrity } from './release.ts';

type Output = Rolldown.RolldownOutput['output'];
type Chunk = Rolldown.OutputChunk;

/** The template with what has to be there at the first paint inside, and its hashes for the policy. */
type Template = { html: string; hashes: { style: string; script: string } };

/**
 * Puts the style sheet and the loader of the script into the template, in place of the elements by
 * which Vite would have the browser fetch them before it paints.
 *
 * @param folder the template and the files are in
 */
export function inlineParts(folder: string, output: Output): Template {
  const chunks = output.filter((part) => part.type === 'chunk');
  const loader = chunks.find(({ name }) => name === 'load');
  const main = chunks.find(({ isEntry, name }) => isEntry && name !== 'load');
  const sheet = output.find(({ fileName }) => fileName.endsWith('.css'));
  if (!loader || !main || sheet?.type !== 'asset')
    throw new Error('Vite has built no loader, no script or no style sheet.');
  // A function, so that its names are nobody else's.
  const [style, script] = [String(sheet.source).trim(), `(()=>{${loader.code.trim()}})()`];
  for (const { fileName } of [loader, sheet]) rmSync(join(folder, fileName));

  const pieces = listPieces(main, chunks).map(({ fileName }) => `/${fileName}`);
  const parts: [mark: RegExp, html: string][] = [
    [/ *<link rel="stylesheet"[^>]*>\n?/, `<style>${style}</style>\n`],
    [/ *<script type="module"[^>]*src="[^"]*"[^>]*><\/script>\n?/, ''],
    [/(?=<\/head>)/, `<script data-pieces="${pieces.join(' ')}">${script}</script>\n`],
  ];
  const template = readFileSync(join(folder, 'index.html'), 'utf8');
  const html = parts.reduce((before, [mark, part]) => {
    if (!mark.test(before)) throw new Error(`index.html has no ${mark}.`);
    return before.replace(mark, () => part);
  }, template);
  return { html, hashes: { style: toIntegrity(style), script: toIntegrity(script) } };
}

/** What `main` needs, before it. */
function listPieces(main: Chunk, chunks: readonly Chunk[]): Chunk[] {
  const needed = main.imports.flatMap((file) => {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    return chunk ? listPieces(chunk, chunks) : [];
  });
  return [...new Set([...needed, main])];
}
