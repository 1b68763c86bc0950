import type { Page } from 'playwright-core';

/** Records the address of each navigation and prevents it, because a new document would lose the record. */
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

export function listDestinations(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(globalThis, 'destinations') as string[]);
}
