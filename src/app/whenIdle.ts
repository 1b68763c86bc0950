/** The maximum wait in milliseconds. It is needed because a page that draws no frame never becomes idle. */
const timeout = 2000;

/** @returns a function that cancels the call */
export function whenIdle(callback: () => void): () => void {
  // Safari does not support idle callbacks: https://caniuse.com/requestidlecallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, timeout / 2);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout });
  return () => cancelIdleCallback(handle);
}
