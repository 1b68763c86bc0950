import type { Page } from 'playwright-core';

/**
 * A locator would add 330 kB of Playwright's own script to the document, which takes a fifth of the time of
 * a page load. So a locator is used only if another document loads meanwhile, or if nothing matches in 5 s.
 *
 * @throws TimeoutError of Playwright
 */
export async function waitForElement(page: Page, selector: string): Promise<void> {
  if (await page.evaluate(appearsSoon, selector).catch(() => false)) return;
  await page.locator(selector).first().waitFor({ state: 'attached' });
}

function appearsSoon(selector: string): Promise<boolean> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(resolveIfPresent);
    function resolveIfPresent() {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      resolve(true);
    }
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    setTimeout(() => resolve(false), 5000);
    resolveIfPresent();
  });
}
