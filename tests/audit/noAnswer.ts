/** Nothing is known of the page: its browser did not answer. */
export class NoAnswer extends Error {}

/** Most of what a browser is asked has no time limit of its own, and one that hangs would hang the audit. */
export async function answerWithin<T>(
  answer: Promise<T>,
  milliseconds: number,
  describe: () => string,
): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () =>
      reject(
        new NoAnswer(`${describe()}: the browser gave no answer for ${milliseconds / 1000} s.`),
      ),
    milliseconds,
  );
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Asks once more where there was no answer, and tells of it. What is found is never asked for twice. */
export async function askAgain<T>(
  ask: () => Promise<T>,
  tell: (message: string) => void,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    tell(error.message);
    return ask();
  }
}
