import { errors, type Page } from 'playwright-core';

/** @param timeout in milliseconds. The default is enough on a busy machine. */
export async function holdsSoon<T>(
  page: Page,
  condition: (argument: T) => boolean,
  argument: T,
  timeout = 5000,
): Promise<boolean> {
  // Playwright's types also allow handles as arguments, so this needs a cast. No rule passes a handle.
  const test = condition as (argument: unknown) => boolean;
  // `evaluate` is tried first, because `waitForFunction` adds 330 kB of Playwright's own script to the
  // document. If the page loads another document meanwhile, `evaluate` fails, but `waitForFunction` does not.
  if (await page.evaluate(test, argument).catch(() => false)) return true;
  return page.waitForFunction(test, argument, { timeout }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof errors.TimeoutError) return false;
      throw error;
    },
  );
}
