import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { createTwoFilesPatch } from 'diff';

type Texts = ReadonlyMap<string, string>;

/** @returns texts by file: `de/privacy.txt` */
export function readSnapshots(folder: string): Texts {
  const files = globSync('*/*.txt', { cwd: folder }).toSorted();
  return new Map(
    files.map((file) => [file.replaceAll(sep, '/'), readFileSync(join(folder, file), 'utf8')]),
  );
}

/** Makes the folder hold these snapshots and no others. */
export function writeSnapshots(folder: string, texts: Texts): void {
  for (const file of readSnapshots(folder).keys()) if (!texts.has(file)) rmSync(join(folder, file));
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** Differences by file, each as a unified diff; a line where a file is missing or superfluous. */
export function compareSnapshots(saved: Texts, taken: Texts): Map<string, string> {
  const files = [...new Set([...saved.keys(), ...taken.keys()])].toSorted();
  const differing = files.filter((file) => saved.get(file) !== taken.get(file));
  return new Map(
    differing.map((file) => {
      const [before, after] = [saved.get(file), taken.get(file)];
      if (before === undefined) return [file, `${file} is missing.`];
      if (after === undefined) return [file, `${file} is of no page, language or scenario.`];
      return [file, createTwoFilesPatch(file, file, before, after, 'saved', 'now')];
    }),
  );
}
