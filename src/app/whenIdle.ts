/** The maximum wait in milliseconds. It is needed because a page that draws no frame never becomes idle. */
const timeout = 2000;

export function whenIdle(callback: () => void): void {
  // Safari does not support idle callbacks: https://caniuse.com/requestidlecallback.
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout });
  else setTimeout(callback, timeout / 2);
}
