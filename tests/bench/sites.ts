import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressFiles } from '../../src/node/build/compress.ts';
import { listFiles } from '../../src/node/build/listFiles.ts';
import { listen } from '../../src/node/server/listen.ts';
import { createSiteHandler } from '../../src/node/server/siteHandler.ts';

const temporary = mkdtempSync(join(tmpdir(), 'bench-'));
process.once('exit', () => rmSync(temporary, { recursive: true }));

export const withoutScript = 'without script';

export async function serveSites(build: string, others: readonly string[]) {
  const copy = join(temporary, 'site');
  cpSync(build, copy, { recursive: true });
  for (const path of listFiles(copy).filter((file) => file.endsWith('.html')))
    removeScripts(join(copy, path));
  await compressFiles(copy);
  const sites: Record<string, string> = {};
  for (const name of [withoutScript, build, ...others]) {
    const handler = createSiteHandler(name === withoutScript ? copy : name);
    const { origin } = await listen(handler, { host: '127.0.0.1', port: 0 });
    sites[name] = origin;
  }
  return sites;
}

/** Also removes the link to the style sheet, because each page contains the styles of its own elements. */
function removeScripts(path: string): void {
  const html = readFileSync(path, 'utf8');
  const page = html.replaceAll(/<script\b.*?<\/script>|<link rel="stylesheet"[^>]*>/gs, '');
  writeFileSync(path, page);
}
