import { structuredPatch } from 'diff';
import type { Transcripts } from './files.ts';

/** How a committed transcript differs from what is heard now. */
export type Difference = { file: string; lines: string[] };

export function compareTranscripts(committed: Transcripts, heard: Transcripts): Difference[] {
  const files = [...new Set([...committed.keys(), ...heard.keys()])].toSorted();
  return files.flatMap((file) => {
    const [then, now] = [committed.get(file), heard.get(file)];
    if (then === now) return [];
    if (then === undefined) return [{ file, lines: ['is missing'] }];
    if (now === undefined)
      return [{ file, lines: ['belongs to a page or language that the site does not have'] }];
    return [{ file, lines: diffLines(then, now) }];
  });
}

/**
 * As `git diff` shows it, with the section of the transcript where git has the function.
 *
 * @example diffLines('# links\nHome\n', '# links\nStart\n') // => ['@@ line 1, links @@', ' # links', '-Home', '+Start']
 */
export function diffLines(then: string, now: string): string[] {
  const lines = now.split('\n');
  // A line is heard on its own; two around it tell where.
  const { hunks } = structuredPatch('', '', then, now, '', '', { context: 2 });
  return hunks.flatMap((hunk) => {
    const changed = hunk.lines.findIndex((line) => /^[+-]/.test(line));
    const section = lines
      .slice(0, hunk.newStart + changed)
      .findLast((line) => line.startsWith('# '));
    return [`@@ line ${hunk.newStart}, ${section?.slice(2) ?? 'start'} @@`, ...hunk.lines];
  });
}

/** @returns '' where nothing differs */
export function formatDifferences(differences: readonly Difference[], folder: string): string {
  if (differences.length === 0) return '';
  return [
    ...differences.map(({ file, lines: [first = '', ...rest] }) =>
      rest.length > 0
        ? [`${folder}/${file}`, first, ...rest].join('\n')
        : `${folder}/${file} ${first}`,
    ),
    `Visitors would hear something else than ${folder} says (- committed, + heard now), in ${differences.length === 1 ? '1 file' : `${differences.length} files`}. If that is meant, "npm run spoken" writes it down; read the difference aloud before you commit it.`,
  ].join('\n\n');
}
