import type { Page } from 'playwright-core';

/** Keeps the page where it is and records where it would have gone: a document that goes takes its records along. */
export async function interceptNavigation(page: Page): Promise<void> {
  await page.evaluate(() => {
    const destinations: string[] = [];
    Object.assign(globalThis, { destinations });
    navigation.addEventListener('navigate', (event) => {
      destinations.push(event.destination.url);
      event.preventDefault();
    });
  });
}

/** Addresses, in the order in which the page would have gone to them. */
export function listDestinations(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(globalThis, 'destinations') as string[]);
}
