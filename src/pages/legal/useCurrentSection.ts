import { useSyncExternalStore } from 'react';

/**
 * The section that is being read: the last that begins in the upper third of the viewport or above.
 * At its end a page may have sections that it cannot scroll up to there.
 *
 * @param ids of the sections, in their order
 * @returns none before the first
 */
export const useCurrentSection = (ids: readonly string[]): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => (isAtEnd() ? ids.at(-1) : ids.findLast((id) => startOf(id) < window.innerHeight / 3)),
    () => undefined,
  );

function subscribe(onChange: () => void) {
  addEventListener('scroll', onChange, { passive: true });
  addEventListener('resize', onChange);
  return () => {
    removeEventListener('scroll', onChange);
    removeEventListener('resize', onChange);
  };
}

const isAtEnd = () =>
  window.scrollY > 0 &&
  window.scrollY + window.innerHeight > document.documentElement.scrollHeight - 1;

const startOf = (id: string) =>
  document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
