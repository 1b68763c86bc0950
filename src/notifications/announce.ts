/** Without `lang` and `dir`, the text is in the language of the page. */
export type Utterance = { text: string; lang?: string | undefined; dir?: string | undefined };

/** The number distinguishes announcements with the same texts. */
type Announcement = { utterances: readonly Utterance[]; number: number };

let current: Announcement = { utterances: [], number: 0 };
let lastCall = 0;
const listeners = new Set<() => void>();

/** A text repeated within these milliseconds is not announced again, for example after a double click. */
const repeatWithin = 1000;

/** A call without utterances clears the live region. */
export function announce(...utterances: readonly Utterance[]): void {
  // Do not use `Date.now`, because it may jump back when somebody sets the clock.
  const now = performance.now();
  const isSame = JSON.stringify(utterances) === JSON.stringify(current.utterances);
  const isRepeat = isSame && now - lastCall < repeatWithin;
  lastCall = now;
  if (isRepeat) return;
  current = { utterances, number: current.number + 1 };
  for (const listener of listeners) listener();
}

export function currentAnnouncement(): Announcement {
  return current;
}

export function onAnnouncement(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
