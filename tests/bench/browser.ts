import { findBrowser } from 'accessibility-audit';
import { chromium, type Browser } from '@playwright/test';

let executablePath: string | undefined;

/**
 * As visitors have it: the browser of the other tests optimizes no script. A new one for each visit
 * has nothing left of the last one, neither files nor compiled script.
 */
export async function withBrowser<Result>(
  visit: (browser: Browser) => Promise<Result>,
  args: string[] = [],
): Promise<Result> {
  executablePath ??= findBrowser(console.log);
  const browser = await chromium.launch({
    executablePath,
    // Chromium's sandbox does not start for the superuser, who runs most CI containers.
    chromiumSandbox: process.getuid?.() !== 0,
    args,
  });
  try {
    return await visit(browser);
  } finally {
    await browser.close();
  }
}
