import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../src/node/build/listFiles.ts';
import { compressFiles } from '../../src/node/build/compress.ts';
import { readReleaseFile, releaseFile } from '../../src/node/build/release.ts';

/**
 * Fills `folder` with the limit of a build, which no way of loading its pages can beat: all that is
 * needed to read them in the first answer, and no script, nor what only a script reads.
 */
export async function makeLimit(build: string, folder: string): Promise<void> {
  cpSync(build, folder, { recursive: true });
  for (const file of listFiles(folder).filter((name) => name.endsWith('.html'))) {
    const path = join(folder, file);
    const html = readFileSync(path, 'utf8');
    const limit = html
      .replace(/<(script|noscript)\b.*?<\/\1>/gs, '')
      .replace(/<link\b[^>]*>/g, (link) => toLimit(link, build));
    writeFileSync(path, limit);
  }
  await compressFiles(folder);
  const release = JSON.stringify({ ...readReleaseFile(build), files: {} });
  writeFileSync(join(folder, releaseFile), release);
}

function toLimit(link: string, build: string): string {
  if (/\brel="?modulepreload\b|\bas="?(?:script|style)\b/.test(link)) return '';
  const [, href] = /\brel="?stylesheet\b/.test(link) ? (/\bhref="([^"]*)"/.exec(link) ?? []) : [];
  return href ? `<style>${readFileSync(join(build, href), 'utf8')}</style>` : link;
}
