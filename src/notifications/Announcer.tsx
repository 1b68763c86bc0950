import { VisuallyHidden } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { currentAnnouncement, onAnnouncement } from './announce.ts';

/**
 * The one live region. It is in the page, empty, from the start: JAWS and NVDA ignore a region that
 * is inserted already filled (https://github.com/w3c/aria/issues/2154).
 */
export function Announcer() {
  const { utterances, number } = useSyncExternalStore(
    onAnnouncement,
    currentAnnouncement,
    currentAnnouncement,
  );
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An <output> is not a live region to every screen reader; this role is.
    <VisuallyHidden component="div" role="status">
      {utterances.map(({ text, ...language }) => (
        // New elements each time, so that the same text is spoken again.
        <p key={`${number} ${text}`} {...language}>
          {text}
        </p>
      ))}
    </VisuallyHidden>
  );
}
