/**
 * Gives the current history entry a key, as React Router does for each navigation. Otherwise `location.key`
 * would be `default` in every entry that was created by loading a document. Scroll positions are stored by
 * this key, so all these entries would share one stored position.
 */
export function addEntryKey(): void {
  const key = Math.random().toString(36).slice(2);
  window.history.replaceState({ key, ...window.history.state }, '');
}
