import { useSyncExternalStore } from 'react';

/**
 * Hydration has to begin with what the HTML says, which was made in another year perhaps, and for an
 * address without query and hash. The visit's own may be shown once this is true.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/** The subscription of what is read once. */
export const neverChanges = () => () => {};
