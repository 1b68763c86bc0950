import { useSyncExternalStore } from 'react';

/**
 * Whether the page may differ from its HTML, which was made in another year, and for an address
 * without query and hash: hydration begins with the same.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
