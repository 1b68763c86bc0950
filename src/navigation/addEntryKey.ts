/**
 * Gives the current history entry a key, as React Router does for each navigation. Otherwise `location.key`
 * would be `default` in every entry that was created by loading a document. If a tab loaded the same address
 * twice, both entries would then have the same scroll position after Back.
 */
export function addEntryKey(): void {
  const key = Math.random().toString(36).slice(2);
  window.history.replaceState({ key, ...window.history.state }, '');
}
