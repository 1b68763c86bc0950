import type { JSHandle, Page } from 'playwright-core';

/** Prevents each navigation, because a new document would lose the recorded addresses. */
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
