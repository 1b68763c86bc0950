/** The browser did not answer, so that nothing is known of the page. */
export class TimedOut extends Error {}

/** Most DevTools commands have no timeout of their own, and one that hangs would hang the audit. */
export async function withTimeout<T>(
  answer: Promise<T>,
  milliseconds: number,
  describe: () => string,
): Promise<T> {
  const { promise: expired, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () =>
      reject(
        new TimedOut(`${describe()}: the browser did not answer within ${milliseconds / 1000} s.`),
      ),
    milliseconds,
  );
  try {
    return await Promise.race([answer, expired]);
  } finally {
    clearTimeout(timer);
  }
}

/** Retries once after a timeout, and reports it. A violation is never asked for twice. */
export async function retryOnTimeout<T>(
  attempt: () => Promise<T>,
  report: (message: string) => void,
): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof TimedOut)) throw error;
    report(error.message);
    return attempt();
  }
}
