import type { Page } from '@playwright/test';

/**
 * Keeps the page where it is, and notes where it would have gone: a document that goes away takes
 * with it what was seen so far, and the answers to what it was asked.
 */
export async function holdNavigation(page: Page): Promise<void> {
  await page.evaluate(() => {
    const visited: string[] = [];
    Object.assign(globalThis, { visited });
    navigation.addEventListener('navigate', (event) => {
      visited.push(event.destination.url);
      event.preventDefault();
    });
  });
}

/** Addresses, in the order in which the page would have gone to them. */
export function listVisited(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(globalThis, 'visited') as string[]);
}
