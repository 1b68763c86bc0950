import { VisuallyHidden } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { currentAnnouncement, onAnnouncement } from './announce.ts';

/**
 * This is the only live region. The page contains this region from the start, because JAWS and NVDA ignore a
 * region that is inserted together with its text: https://github.com/w3c/aria/issues/2154.
 */
export function Announcer() {
  const { utterances, number } = useSyncExternalStore(
    onAnnouncement,
    currentAnnouncement,
    currentAnnouncement,
  );
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Not every screen reader treats an <output> as a live region.
    <VisuallyHidden component="div" role="status">
      {utterances.map(({ text, ...language }, index) => (
        // With a new `number`, React creates new elements, so that screen readers read a repeated text again.
        // oxlint-disable-next-line react/no-array-index-key -- The title and the message may be the same text.
        <p key={`${number} ${index}`} {...language}>
          {text}
        </p>
      ))}
    </VisuallyHidden>
  );
}
