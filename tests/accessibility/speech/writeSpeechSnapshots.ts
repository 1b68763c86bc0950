import type { AuditConfig } from '../config.ts';
import { compareSnapshots, readSnapshots, writeSnapshots } from './snapshotFiles.ts';
import { takeSnapshots } from './takeSnapshots.ts';

type Options = {
  /** Compares with the files instead of writing them. */
  check: boolean;
  /** The command that writes the files, for the message. */
  command?: string;
  log?: (text: string) => void;
};

/** @returns false where a snapshot differs, or could not be taken; then nothing is written */
export async function writeSpeechSnapshots(
  config: AuditConfig,
  { check, command = 'npm run speech', log = defaultLog }: Options,
): Promise<boolean> {
  const { speechSnapshots: folder } = config;
  if (!folder)
    throw new Error(
      'The configuration has no folder of speech snapshots. Give it as speechSnapshots.',
    );
  const start = performance.now();
  const { texts, errors } = await takeSnapshots(config);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  log(`${texts.size} speech snapshots taken in ${seconds} s.`);
  if (errors.length > 0) {
    log(['Not recorded:', ...errors].join('\n'));
    return false;
  }
  const differences = compareSnapshots(readSnapshots(folder), texts);
  if (!check) writeSnapshots(folder, texts);
  if (differences.size === 0) return true;
  log([...(check ? differences.values() : differences.keys())].join('\n'));
  const count = differences.size === 1 ? '1 file' : `${differences.size} files`;
  log(
    check
      ? `\nScreen readers would say something else than ${folder} has (- saved, + now), in ${count}. If that is meant, write the snapshots with “${command}” and read the difference aloud before you commit it.`
      : `\nWritten to ${folder}: ${count} changed.`,
  );
  return !check;
}

const defaultLog = (text: string) => process.stdout.write(`${text}\n`);
