/** React Router's number for the history entry of the page that is shown. */
let shown = 0;

export function noteShownEntry(): void {
  // Of the skip link, which is not the router's, and from before the script: they have no number.
  if (window.history.state === null) window.history.replaceState({ idx: shown + 1 }, '');
  shown = readIndex();
}

/**
 * For a page that will not be shown: React Router has changed the address before it is rendered.
 * `onReturn` comes after `useNavigationFocus`, since React renders at once what `popstate` changes.
 */
export function returnToShownEntry(onReturn: () => void): void {
  window.addEventListener('popstate', onReturn, { once: true });
  window.history.go(shown - readIndex());
}

function readIndex(): number {
  return window.history.state?.idx ?? 0;
}
