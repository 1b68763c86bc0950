import { spawnSync } from 'node:child_process';
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { explainWrongTag } from '../../src/node/locales/folderNames.ts';
import { listLocales, readLocaleFiles } from '../../src/node/locales/localeFiles.ts';
import { toExpectedTexts } from '../../src/node/locales/plurals.ts';
import { readLocale } from '../../src/node/locales/readLocale.ts';
import { toTree } from '../../src/node/locales/toTree.ts';
import { copySite } from '../copySite.ts';

/**
 * @returns seconds; bytes as brotli packs them, of all script and styles and of the start page
 */
export function buildWithLanguages(languages: number) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    copySite(folder);
    writeLocales(join(folder, 'locales'), languages);
    const start = performance.now();
    const { status, stderr } = spawnSync(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
      { cwd: folder, encoding: 'utf8' },
    );
    const seconds = (performance.now() - start) / 1000;
    if (status !== 0) throw new Error(`The build of ${languages} languages failed:\n${stderr}`);
    const sizeOf = (pattern: string) =>
      globSync(join(folder, 'dist', pattern)).reduce((sum, file) => sum + statSync(file).size, 0);
    return { seconds, assets: sizeOf('assets/*.{js,css}.br'), page: sizeOf('index.html.br') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** English, and languages that are made of it, with the plural forms of each. */
function writeLocales(folder: string, count: number): void {
  const [english, ...others] = listLocales(folder) as [string, ...string[]];
  for (const tag of others) rmSync(join(folder, tag), { recursive: true });
  // The texts are English in every language, which only a note can allow.
  const notes = JSON.parse(readFileSync(join(folder, 'notes.json'), 'utf8'));
  for (const note of Object.values<Record<string, unknown>>(notes.keys)) note.same = true;
  writeFileSync(join(folder, 'notes.json'), JSON.stringify(notes));
  const { texts } = readLocale(readLocaleFiles(folder), english);
  for (const tag of listTags().slice(0, count - 1)) {
    mkdirSync(join(folder, tag));
    for (const [namespace, group] of Object.entries(toTree(toExpectedTexts(texts, tag))))
      writeFileSync(join(folder, tag, `${namespace}.json`), JSON.stringify(group, null, 2));
  }
}

/** The languages of ISO 639-1 that a folder may be, in the order of the alphabet. */
function listTags(): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((tag) => tag !== 'en' && explainWrongTag(tag) === undefined);
}
