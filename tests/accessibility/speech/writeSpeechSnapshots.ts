import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import type { AuditConfig } from '../config.ts';
import { takeSnapshots } from './takeSnapshots.ts';

/**
 * @param check compares the snapshots with their files instead of writing them
 * @returns false if `check` is true and a snapshot differs from its file
 * @throws Error if a snapshot could not be recorded; in this case, no file is written
 */
export async function writeSpeechSnapshots(
  config: AuditConfig,
  { check, log = console.log }: { check: boolean; log?: (text: string) => void },
): Promise<boolean> {
  const { speechSnapshots: folder } = config;
  if (!folder)
    throw new Error('The configuration names no folder for speech snapshots. Set speechSnapshots.');
  const texts = await takeSnapshots(config);
  const files = globSync('*/*.txt', { cwd: folder });
  const saved = new Map(
    files.map((file) => [file.replaceAll(sep, '/'), readFileSync(join(folder, file), 'utf8')]),
  );
  const differing = [...new Set([...saved.keys(), ...texts.keys()])]
    .filter((file) => saved.get(file) !== texts.get(file))
    .toSorted();
  for (const file of differing) {
    const [before, after] = [saved.get(file) ?? '', texts.get(file)];
    if (check) log(createTwoFilesPatch(file, file, before, after ?? '', 'saved', 'now'));
    else if (after === undefined) rmSync(join(folder, file));
    else {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), after);
    }
  }
  log(`${texts.size} speech snapshots taken, ${differing.length} differ from ${folder}.`);
  if (!check || differing.length === 0) return true;
  log(
    'The speech of some pages has changed (- saved, + now). If this is intended, run “npm run speech”, and read the differences before you commit them.',
  );
  return false;
}
