import type { JSHandle, Page } from 'playwright-core';

/**
 * Records the address of each navigation, and prevents the navigation, because a new document would lose the
 * record.
 */
export function interceptNavigation(page: Page): Promise<JSHandle<string[]>> {
  return page.evaluateHandle(() => {
    const destinations: string[] = [];
    navigation.addEventListener('navigate', (event) => {
      destinations.push(event.destination.url);
      event.preventDefault();
    });
    return destinations;
  });
}
