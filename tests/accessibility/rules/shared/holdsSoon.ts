import { errors, type Page } from 'playwright-core';

/**
 * Whether a condition comes true in the page, which is asked at every frame.
 * @param timeout milliseconds in which a page gets into any state that it gets into, on a busy machine too
 */
export const holdsSoon = <T>(
  page: Page,
  condition: (argument: T) => boolean,
  argument: T,
  timeout = 5000,
): Promise<boolean> =>
  // Playwright's type unwraps handles, which no rule passes.
  page.waitForFunction(condition as (argument: unknown) => boolean, argument, { timeout }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof errors.TimeoutError) return false;
      throw error;
    },
  );
