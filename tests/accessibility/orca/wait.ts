import { availableParallelism, loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { TimedOut } from '../gather/timeout.ts';

/**
 * Reads until there is a value. The timeout grows with the load of the machine.
 *
 * @param what the subject of the message
 * @throws TimedOut of the machine and not of the page, so that the run is repeated
 */
export async function waitFor<T>(
  what: string,
  seconds: number,
  read: () => T | false | undefined,
): Promise<T> {
  const started = Date.now();
  for (;;) {
    const value = read();
    if (value) return value;
    if (Date.now() - started > seconds * 1000 * loadFactor())
      throw new TimedOut(`${what} did not come within ${seconds} s.`);
    await setTimeout(50);
  }
}

/** 1 where there is a processor for each running program. */
function loadFactor(): number {
  const [load = 0] = loadavg();
  return Math.max(1, load / availableParallelism());
}
