import type { Page } from '@playwright/test';
import { speakTo } from '../protocol.ts';

/**
 * Puts an engine into the page, once for each document. Over the browser's own protocol, as it is
 * half a megabyte, which Playwright would have the page evaluate out of a string within a string.
 * @param name of the global that it makes
 */
export async function loadEngine(page: Page, name: string, source: string): Promise<void> {
  if (await page.evaluate((own) => own in globalThis, name)) return;
  const session = await speakTo(page);
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: source });
  if (exceptionDetails)
    throw new Error(`${name} does not run in ${page.url()}.`, { cause: exceptionDetails });
}
