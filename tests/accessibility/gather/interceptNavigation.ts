import type { JSHandle, Page } from 'playwright-core';

/** Lists the addresses of navigations, and prevents each one, because a new document would lose the list. */
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
