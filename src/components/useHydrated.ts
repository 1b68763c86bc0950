import { useSyncExternalStore } from 'react';

/**
 * Whether hydration is over. Until then, components must render the same as the prerendered HTML, which
 * does not depend on the query and the hash of the address.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverNotify,
    () => true,
    () => false,
  );
}

/** A `subscribe` function for `useSyncExternalStore` that never reports a change. */
export const neverNotify = () => () => {};
