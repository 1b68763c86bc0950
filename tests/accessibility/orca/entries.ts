import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { TimedOut } from '../gather/timeout.ts';

/** A line of what preferences/recorder.py writes. */
export type Entry =
  /** Of reading from top to bottom, or at any other time: the focus, a live region, Orca's remarks. */
  | { kind: 'reading' | 'utterance'; text: string }
  | { kind: 'reading started' | 'reading ended' }
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

/**
 * Reads until there is a value. The timeout is long enough for a busy machine.
 *
 * @param what the subject of the message
 * @throws TimedOut of the machine and not of the page, so that the run is repeated
 */
export async function waitFor<T>(
  what: string,
  read: () => T | false | undefined,
  seconds = 180,
): Promise<T> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const value = read();
    if (value) return value;
    if (Date.now() >= end) throw new TimedOut(`${what} did not come within ${seconds} s.`);
    await setTimeout(50);
  }
}

/** The functions that it returns wait for what the recorder writes in the folder from now on. */
export function listenTo(folder: string) {
  // What follows the last line break is not complete yet.
  const read = () =>
    readFileSync(`${folder}/entries`, 'utf8')
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Entry);
  const start = read().length;
  return {
    waitForEntry: (what: string, matches: (entry: Entry) => boolean) =>
      waitFor(what, () => read().slice(start).find(matches)),
    waitForSilence: () =>
      waitFor('A silence', () => {
        const entries = read().slice(start);
        return isComplete(entries) && entries;
      }),
  };
}
