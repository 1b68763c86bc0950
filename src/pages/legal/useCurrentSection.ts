import { useSyncExternalStore } from 'react';

/**
 * The current section is the last one that begins in or above the upper third of the viewport. At the end of
 * the page, the last section is the current section, because a short section cannot scroll up that far.
 */
export const useCurrentSection = (ids: readonly string[]): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => (isAtEnd() ? ids.at(-1) : ids.findLast((id) => readTop(id) < window.innerHeight / 3)),
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

const readTop = (id: string) =>
  document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
