/** Milliseconds after which a page counts as idle that never is, such as one that draws no frame. */
const timeout = 2000;

/**
 * Calls back when the browser has nothing else to do.
 *
 * @returns cancels the call
 */
export function whenIdle(callback: () => void): () => void {
  // Safari has no idle callback: https://caniuse.com/requestidlecallback
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, timeout / 2);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout });
  return () => cancelIdleCallback(handle);
}
