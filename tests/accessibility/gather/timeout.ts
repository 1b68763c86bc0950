import { setTimeout } from 'node:timers/promises';

/** After this error, the audit tests the page once more. */
export class TimedOut extends Error {}

/** Without a limit, a DevTools command could block the audit forever. */
export async function withTimeout<T>(
  answer: Promise<T>,
  milliseconds: number,
  describe: () => string,
): Promise<T> {
  const answered = new AbortController();
  const expired = setTimeout(milliseconds, undefined, { signal: answered.signal }).then(() => {
    const seconds = milliseconds / 1000;
    throw new TimedOut(`${describe()}: the browser did not answer within ${seconds} s.`);
  });
  try {
    return await Promise.race([answer, expired]);
  } finally {
    answered.abort();
  }
}
