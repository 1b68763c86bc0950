import { useEffect } from 'react';

/**
 * Repeats the presses of the buttons that the visitor pressed before React listened. `load.ts` records the
 * indexes of these buttons and not the elements, because React replaces elements that the browser's page
 * translation has changed.
 */
export function useEarlyPresses(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    const positions = window.earlyPresses?.splice(0) ?? [];
    // Wait until all effects have run, because the handler of a button may depend on one of them.
    queueMicrotask(() => {
      for (const position of positions) press(position);
    });
  }, []);
}

const findButton = (position: number) => document.querySelectorAll<HTMLElement>('button')[position];

function press(position: number): void {
  const button = findButton(position);
  button?.click();
  // The click may make React hydrate the `Suspense` boundary around the button. If React then replaces the
  // button, the click is lost, so press the new button.
  if (!button || button.isConnected) return;
  const replacement = findButton(position);
  if (document.activeElement === document.body) replacement?.focus({ preventScroll: true });
  replacement?.click();
}
