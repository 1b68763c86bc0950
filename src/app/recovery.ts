let isReloading = false;

/**
 * Reloads the page after an error of React. The HTML from the server has every text and link, even if React
 * fails again. After the second reload, React does not start, so that the page cannot reload endlessly.
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
