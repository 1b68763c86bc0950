import { once } from 'node:events';

/** After this error, the audit tests the page once more. */
export class TimedOut extends Error {}

/** Without a limit, a DevTools command could block the audit forever. */
export function withTimeout<T>(
  answer: Promise<T>,
  milliseconds: number,
  describe: () => string,
): Promise<T> {
  const expired = once(AbortSignal.timeout(milliseconds), 'abort').then(() => {
    const seconds = milliseconds / 1000;
    throw new TimedOut(`${describe()}: the browser did not answer within ${seconds} s.`);
  });
  return Promise.race([answer, expired]);
}
