let isReloading = false;

/**
 * Loads the page again as a document, whose HTML has every text and link before React touches it. The
 * history entry counts the failures, so that the page is tried once more with React and then stays
 * without: where the fault is in the page, reloading would never end.
 */
export function reloadAfterFailure(): void {
  // Offline the browser would have only its own page to show; in development the error has to be read.
  if (isReloading || !navigator.onLine || import.meta.env.DEV) return;
  isReloading = true;
  const failures = readFailures() + 1;
  window.history.replaceState({ ...window.history.state, failures }, '');
  window.location.reload();
}

export function hasFailedTwice(): boolean {
  return readFailures() > 1;
}

function readFailures(): number {
  return window.history.state?.failures ?? 0;
}
