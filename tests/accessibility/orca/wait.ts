import { setTimeout } from 'node:timers/promises';
import { TimedOut } from '../gather/timeout.ts';

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
