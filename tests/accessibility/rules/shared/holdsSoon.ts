import { errors, type Page } from 'playwright-core';

/**
 * Whether a condition comes true in the page. It is tested at once, and then in every animation frame. The
 * first test is separate, because `waitForFunction` adds 330 kB of Playwright's own script to the document.
 * @param timeout milliseconds after which the result is `false`. The default is enough on a busy machine.
 */
export async function holdsSoon<T>(
  page: Page,
  condition: (argument: T) => boolean,
  argument: T,
  timeout = 5000,
): Promise<boolean> {
  // Playwright's type also allows handles as the argument. Rules never pass a handle, so the type is
  // simpler here.
  const test = condition as (argument: unknown) => boolean;
  // If the page loads another document meanwhile, `evaluate` fails, but `waitForFunction` does not.
  if (await page.evaluate(test, argument).catch(() => false)) return true;
  return page.waitForFunction(test, argument, { timeout }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof errors.TimeoutError) return false;
      throw error;
    },
  );
}
