import type { ReactNode } from 'react';

/** The content of the live region; the number distinguishes two with the same text. */
type Announcement = { text: ReactNode; number: number };

let current: Announcement = { text: '', number: 0 };
let lastCall = 0;
const listeners = new Set<() => void>();

/** In milliseconds: a double click, or a key that is held down, announces the same text repeatedly. */
const repeatWithin = 1000;

/** Screen readers speak `text` after what they are reading; '' clears the live region. */
export function announce(text: ReactNode): void {
  // Not the clock, which somebody may set back.
  const now = performance.now();
  const isRepeat = text === current.text && now - lastCall < repeatWithin;
  lastCall = now;
  if (isRepeat) return;
  current = { text, number: current.number + 1 };
  for (const listener of listeners) listener();
}

export function currentAnnouncement(): Announcement {
  return current;
}

export function onAnnouncement(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
