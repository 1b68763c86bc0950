/**
 * Gives the history entry of a loaded document a key, as React Router does for each navigation. Otherwise all
 * such entries of one address would have the key `default`, and would share one stored scroll position.
 */
export function addEntryKey(): void {
  const key = Math.random().toString(36).slice(2);
  window.history.replaceState({ key, ...window.history.state }, '');
}
