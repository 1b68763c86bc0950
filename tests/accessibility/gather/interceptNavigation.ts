import type { JSHandle, Page } from 'playwright-core';

/** Prevents each navigation and lists its address. A new document would lose the list. */
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
