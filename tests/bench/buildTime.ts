import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '../../src/site/routes.ts';
import { copySite } from '../copySite.ts';

/** The benchmark adds these languages. A language that the site already has would add no pages. */
const tags = 'bg ca cs da el et fi fr ga hr hu it lt lv mt nb nl pl pt ro sk sl sv tr uk'.split(
  ' ',
);

/** @returns milliseconds that one page adds to a build */
export function measureBuildOfOnePage(): number {
  // The quicker of two builds counts, because a busy machine only makes a build slower.
  const fewPages = Math.min(build([]), build([]));
  const manyPages = Math.min(build(tags), build(tags));
  return (manyPages - fewPages) / (tags.length * routes.length);
}

function build(languages: readonly string[]): number {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    copySite(folder);
    for (const tag of languages)
      cpSync('locales/de', join(folder, 'locales', tag), { recursive: true });
    const start = performance.now();
    const { status, stderr } = spawnSync(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build'],
      {
        cwd: folder,
        // The added languages are copies of German. German plural forms are mistakes in some languages, and
        // only a build for translators accepts mistakes.
        env: { ...process.env, SITE_AUDIENCE: 'translators' },
        encoding: 'utf8',
      },
    );
    if (status !== 0) throw new Error(`The build failed:\n${stderr}`);
    return performance.now() - start;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
