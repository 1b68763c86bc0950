let isReloading = false;

/**
 * Reloads the page, so that its HTML replaces the message of `ErrorBoundary`. The HTML has every text and
 * link even without React. After the first reload, React starts again. After the second reload, React does
 * not start, because an error that occurs at every start would cause endless reloads.
 */
export function reloadAfterFailure(): void {
  // Offline, a reload would show the browser's error page. In development, a reload would hide the error.
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
