import type { ReactNode } from 'react';

/** A message for the live region; the number tells apart two that read the same. */
type Announcement = { text: ReactNode; number: number };

let current: Announcement = { text: '', number: 0 };
let lastCall = 0;
const listeners = new Set<() => void>();

/** A double click, or a key that is held down, asks for the same words more often than once. */
const repeatWithin = 1000;

/** Has screen readers speak `text` once they are done with what they are saying; '' clears it. */
export function announce(text: ReactNode): void {
  const isRepeat = text === current.text && Date.now() - lastCall < repeatWithin;
  lastCall = Date.now();
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
