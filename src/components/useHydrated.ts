import { useSyncExternalStore } from 'react';

/**
 * Until hydration is over, components must render the same as the prerendered HTML, which does not depend
 * on the query and the hash of the address.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverNotify,
    () => true,
    () => false,
  );
}

export const neverNotify = () => () => {};
