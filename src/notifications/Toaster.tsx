import { useWindowEvent } from '@mantine/hooks';
import { Notifications, useNotifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import { announce, type Utterance } from './announce.ts';
import { closeToast, keepOneToast, noteFocus, showOpener } from './toasts.ts';

/**
 * Shows Mantine's notifications, one at a time: https://mantine.dev/x/notifications/. A toast stays
 * until the visitor closes it (WCAG 2.2.3), by its button or by Escape from anywhere.
 */
export function Toaster() {
  const place = useRef<HTMLDivElement>(null);
  const [toast] = useNotifications().notifications;
  useEffect(keepOneToast, []);
  useEffect(() => {
    // Nobody has asked for a quiet one.
    if (toast && !('data-quiet' in toast)) announce(...readToast(place.current!)); // It is rendered.
  }, [toast]);
  useEffect(showOpener, [toast?.id]);
  useWindowEvent('focusin', noteFocus);
  useWindowEvent('keydown', (event) => {
    if (event.key === 'Escape' && toast?.allowClose !== false) closeToast();
  });
  return (
    <div ref={place}>
      {toast && (
        <Notifications
          // A new list for each toast, so that the one before is gone at once.
          key={toast.id}
          position="bottom-center"
          autoClose={false}
          allowDragDismiss={false}
          allowScrollDismiss={false}
          notificationMaxHeight="var(--site-toast-share)"
          transitionDuration={0}
          withinPortal={false}
        />
      )}
    </div>
  );
}

/** What screen readers speak of a toast: its title and its message. */
function readToast(place: HTMLElement): Utterance[] {
  const parts = place.querySelectorAll(
    '.mantine-Notification-title, .mantine-Notification-description',
  );
  return [...parts].map((part) => {
    // A text that the page lacks in its language is in an element of its own.
    const marked = part.querySelector<HTMLElement>(':scope > [lang]');
    const isWhole = marked?.textContent === part.textContent;
    return { text: part.textContent, ...(isWhole && { lang: marked.lang, dir: marked.dir }) };
  });
}
