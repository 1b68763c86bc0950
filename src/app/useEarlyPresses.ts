import { useEffect } from 'react';

/**
 * Marks the page as hydrated. Then presses again each button that the visitor has pressed too early.
 * `load.ts` records the index of the button among all buttons, because React replaces elements that
 * the browser's page translation has changed.
 */
export function useEarlyPresses(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    const positions = window.earlyPresses?.splice(0) ?? [];
    // The reaction to a press may need other effects, so the presses wait until all effects have run.
    queueMicrotask(() => {
      for (const position of positions) press(position);
    });
  }, []);
}

const findButton = (position: number) => document.querySelectorAll<HTMLElement>('button')[position];

function press(position: number): void {
  const button = findButton(position);
  button?.click();
  // The first event in a section makes React hydrate it. If that replaces the button, the event is lost, so
  // press the new button.
  if (!button || button.isConnected) return;
  const replacement = findButton(position);
  if (document.activeElement === document.body) replacement?.focus({ preventScroll: true });
  replacement?.click();
}
