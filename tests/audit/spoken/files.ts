import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** Texts by file: `de/privacy.txt`. */
export type Transcripts = ReadonlyMap<string, string>;

export function readTranscripts(folder: string): Transcripts {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.txt'))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  return new Map(
    files.map((file) => [file.replaceAll(sep, '/'), readFileSync(join(folder, file), 'utf8')]),
  );
}

/** Has the folder hold these and no others: what a removed language or page was heard as goes. */
export function writeTranscripts(folder: string, transcripts: Transcripts): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of transcripts) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}
