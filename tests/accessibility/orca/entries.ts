import { readFileSync } from 'node:fs';
import { waitFor } from './wait.ts';

/** A line of what preferences/recorder.py writes. */
export type Entry =
  /** Reading from top to bottom, which has a start and an end. */
  | { kind: 'reading'; text: string }
  | { kind: 'reading started' | 'reading ended' }
  /** At any other time: the focus, a live region, Orca's own remarks. */
  | { kind: 'utterance'; text: string }
  | { kind: 'focus'; name: string; role: string; isInPage: boolean }
  /** Ten times a second while Orca has nothing to do. */
  | { kind: 'idle' };

/** How many idle entries in a row are a silence after something, and after nothing at all. */
const [silence, longSilence] = [6, 30];

/**
 * Whether nothing more will come of an action. The time is Orca's own idle time, which no load of
 * the machine shortens.
 */
export function isComplete(entries: readonly Entry[]): boolean {
  const last = entries.findLastIndex(({ kind }) => kind !== 'idle');
  return entries.length - 1 - last >= (last === -1 ? longSilence : silence);
}

/** @example listTexts(entries, 'utterance') // => ['Home link.'] */
export const listTexts = (entries: readonly Entry[], wanted: 'reading' | 'utterance'): string[] =>
  entries.flatMap((entry) => (entry.kind === wanted && 'text' in entry ? [entry.text.trim()] : []));

export const findFocus = (entries: readonly Entry[]) =>
  entries.findLast((entry) => entry.kind === 'focus');

export type EntryReader = ReturnType<typeof createEntryReader>;

/** @param file that the recorder writes while it is read */
export function createEntryReader(file: string) {
  const entries: Entry[] = [];
  let position = 0;
  const read = () => {
    const bytes = readFileSync(file);
    // The line after the last line break is not complete yet.
    const end = bytes.lastIndexOf('\n') + 1;
    const lines = bytes.toString('utf8', position, end).split('\n').slice(0, -1);
    position = end;
    entries.push(...lines.map((line) => JSON.parse(line) as Entry));
    return entries;
  };
  return {
    /** The functions that it returns wait for what comes from now on. */
    listen() {
      const start = read().length;
      return {
        waitForEntry: (what: string, seconds: number, matches: (entry: Entry) => boolean) =>
          waitFor(what, seconds, () => read().slice(start).find(matches)),
        waitForSilence: () =>
          waitFor('A silence', 60, () => {
            const since = read().slice(start);
            return isComplete(since) && since;
          }),
      };
    },
  };
}
