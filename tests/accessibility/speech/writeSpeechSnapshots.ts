import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import type { AuditConfig } from '../config.ts';
import { takeSnapshots } from './takeSnapshots.ts';

/**
 * @param check compares with the files instead of writing them
 * @returns false where a snapshot differs
 * @throws Error where one could not be taken; then nothing is written
 */
export async function writeSpeechSnapshots(
  config: AuditConfig,
  { check, log = console.log }: { check: boolean; log?: (text: string) => void },
): Promise<boolean> {
  const { speechSnapshots: folder } = config;
  if (!folder)
    throw new Error(
      'The configuration has no folder of speech snapshots. Give it as speechSnapshots.',
    );
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
    'Screen readers would say something else than the snapshots have (- saved, + now). If that is meant, write them with “npm run speech” and read the difference aloud before you commit it.',
  );
  return false;
}
