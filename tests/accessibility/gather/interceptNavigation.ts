import type { Page } from 'playwright-core';

/** Prevents navigations and records their addresses. A record in the page would be lost with its document. */
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
