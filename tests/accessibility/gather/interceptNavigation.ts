import type { Page } from 'playwright-core';

/**
 * Records the addresses of navigations in the page, and prevents the navigations. Otherwise the
 * record would be lost when a new document replaces the page.
 */
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

/** The addresses of the prevented navigations, in order. */
export function listDestinations(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(globalThis, 'destinations') as string[]);
}
