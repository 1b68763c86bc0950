import { readFileSync } from 'node:fs';
import { until } from './settle.ts';

/** A line of what orca/recorder.py writes. */
export type Entry =
  /** Words of the reading from top to bottom, which has its `begin` and its `end`. */
  | { kind: 'read'; text: string }
  | { kind: 'begin' | 'end' }
  /** Words at any other time: where the focus is, a live region, Orca's own remarks. */
  | { kind: 'said'; text: string }
  | { kind: 'focus'; name: string; role: string; inPage: boolean }
  /** Ten times a second, while Orca has nothing to do. */
  | { kind: 'beat' };

export type Focus = Extract<Entry, { kind: 'focus' }>;

/** How many beats in a row make a silence, and how many tell that nothing will come any more. */
const [silence, resignation] = [6, 30];

/**
 * Whether an act has had its effect: something came of it and then nothing more, or nothing for
 * long. Counted in Orca's own idle time, which no load on the machine shortens.
 *
 * @param entries what came after the act
 */
export function isOver(entries: readonly Entry[]): boolean {
  const last = entries.findLastIndex(({ kind }) => kind !== 'beat');
  return entries.length - 1 - last >= (last === -1 ? resignation : silence);
}

/** What was spoken, in order. */
export function toSpoken(entries: readonly Entry[], ...kinds: readonly ('read' | 'said')[]) {
  return entries
    .filter((entry) => entry.kind === 'read' || entry.kind === 'said')
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ text }) => text.trim());
}

export function toFocus(entries: readonly Entry[]): Focus | undefined {
  return entries.findLast((entry) => entry.kind === 'focus');
}

export type Recording = ReturnType<typeof followRecording>;

/** Follows the file that Orca's recorder writes. */
export function followRecording(file: string) {
  const entries: Entry[] = [];
  let position = 0;

  /** All there is by now, of which only what is new is parsed. */
  function read(): readonly Entry[] {
    const bytes = readFileSync(file);
    // What stands after the last line break is not written to its end yet.
    const end = bytes.lastIndexOf('\n') + 1;
    const lines = bytes.toString('utf8', position, end).split('\n').slice(0, -1);
    position = end;
    entries.push(...lines.map((line) => JSON.parse(line)));
    return entries;
  }

  /** Starts listening; the functions that it gives wait for what comes from here on. */
  function listen() {
    const from = read().length;
    const heard = () => read().slice(from);
    return {
      heard,
      for: (what: string, seconds: number, isIt: (entry: Entry) => boolean) =>
        until(what, seconds, () => heard().find(isIt)),
      async toTheEnd(): Promise<Entry[]> {
        return until('A silence', 60, () => {
          const since = heard();
          return isOver(since) && since;
        });
      },
    };
  }

  return { listen };
}
