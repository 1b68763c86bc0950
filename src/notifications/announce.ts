/** A text with the language that it is in, where that is not the page's. */
export type Utterance = { text: string; lang?: string | undefined; dir?: string | undefined };

/** The content of the live region; the number distinguishes two with the same texts. */
type Announcement = { utterances: readonly Utterance[]; number: number };

let current: Announcement = { utterances: [], number: 0 };
let lastCall = 0;
const listeners = new Set<() => void>();

/** In milliseconds: a double click, or a key that is held down, announces the same texts repeatedly. */
const repeatWithin = 1000;

/** Screen readers speak these after what they are reading; none clear the live region. */
export function announce(...utterances: readonly Utterance[]): void {
  // Not the clock, which somebody may set back.
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
