import { errors, type Page } from 'playwright-core';

/**
 * Whether a condition comes true in the page. It is tested in every animation frame.
 * @param timeout milliseconds after which the result is `false`. The default is enough on a busy machine.
 */
export const holdsSoon = <T>(
  page: Page,
  condition: (argument: T) => boolean,
  argument: T,
  timeout = 5000,
): Promise<boolean> =>
  // Playwright's type also allows handles as the argument. Rules never pass a handle, so the type is
  // simpler here.
  page.waitForFunction(condition as (argument: unknown) => boolean, argument, { timeout }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof errors.TimeoutError) return false;
      throw error;
    },
  );
