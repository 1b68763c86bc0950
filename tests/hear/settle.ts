import { availableParallelism, loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';

/** What was waited for did not come. It tells of the machine, not of the site: the run is discarded. */
export class Unsettled extends Error {}

/**
 * Looks until there is something to see. The time that it takes at most grows with what else the
 * machine has to do.
 *
 * @param what is waited for, as the subject of a sentence
 * @throws Unsettled
 */
export async function until<T>(
  what: string,
  seconds: number,
  look: () => T | false | undefined,
): Promise<T> {
  const started = Date.now();
  for (;;) {
    const seen = look();
    if (seen) return seen;
    if (Date.now() - started > seconds * 1000 * business())
      throw new Unsettled(`${what} did not come within ${seconds} s`);
    await setTimeout(50);
  }
}

/** 1 where there is a processor for all who want one. */
function business(): number {
  const [load = 0] = loadavg();
  return Math.max(1, load / availableParallelism());
}

const repeats = 2;

/** Discards what did not settle and runs it again, at most twice. `say` hears of each time. */
export async function settle<T>(run: () => Promise<T>, say: (sentence: string) => void) {
  for (let repeat = 0; ; repeat++) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof Unsettled)) throw error;
      if (repeat === repeats)
        throw new Error(
          `${error.message}, in ${repeats + 1} runs. Run it again when the machine has less to do.`,
          { cause: error },
        );
      say(`${error.message}: discarded and repeated.`);
    }
  }
}
