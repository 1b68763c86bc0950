import { useEffect } from 'react';

/**
 * Tells the loader and style sheets that the page answers, and presses the buttons that were pressed
 * before it did. `load.ts` keeps their positions and not the elements, because React replaces the
 * elements of a page that a translator has changed.
 */
export function useEarlyPresses(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    const positions = window.earlyPresses?.splice(0) ?? [];
    // After all other effects: what a press does may need them.
    queueMicrotask(() => {
      for (const position of positions) press(position);
    });
  }, []);
}

const findButton = (position: number) => document.querySelectorAll<HTMLElement>('button')[position];

function press(position: number): void {
  const button = findButton(position);
  button?.click();
  // React hydrates a section at its first event, and may replace the button then.
  if (!button || button.isConnected) return;
  const replacement = findButton(position);
  if (document.activeElement === document.body) replacement?.focus({ preventScroll: true });
  replacement?.click();
}
