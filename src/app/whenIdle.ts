/** The unit is milliseconds. Without a timeout, the callback would never run on a page that draws no frame. */
const timeout = 2000;

export function whenIdle(callback: () => void): void {
  // Safari does not support idle callbacks: https://caniuse.com/requestidlecallback.
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout });
  else setTimeout(callback, timeout / 2);
}
