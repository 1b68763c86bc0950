import { useWindowEvent } from '@mantine/hooks';
import { Notifications, useNotifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import type { Utterance } from './announce.ts';
import {
  announceToast,
  closeToast,
  keepOneToast,
  recordClick,
  recordFocusOrigin,
  scrollToOpener,
} from './toasts.ts';

/**
 * A toast stays without a time limit (WCAG 2.2.3) until the visitor, a navigation or another toast closes it.
 * A toast also closes on `pagehide`. Otherwise the Back button could show the document with the old toast.
 */
export function Toaster() {
  const container = useRef<HTMLDivElement>(null);
  const [toast] = useNotifications().notifications;
  useEffect(keepOneToast, []);
  useEffect(() => {
    // The container is not null, because effects run after rendering.
    if (toast && !('data-quiet' in toast)) announceToast(readToast(container.current!));
  }, [toast]);
  useEffect(scrollToOpener, [toast?.id]);
  useWindowEvent('focusin', recordFocusOrigin);
  useWindowEvent('pagehide', closeToast);
  // With `capture`, the click is recorded before it opens a toast.
  useWindowEvent('click', recordClick, { capture: true });
  useWindowEvent(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && toast?.allowClose !== false && !isInOverlay(event.target))
        closeToast();
    },
    // Without `capture`, the overlay would close first, and the same Escape would then close the toast too.
    { capture: true },
  );
  return (
    <div ref={container}>
      {toast && (
        <Notifications
          // With a new key, the previous toast disappears at once.
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

/**
 * Returns true if Escape closes one of these overlays and not the toast:
 * - a native modal dialog or popover, anywhere on the page
 * - another dialog, list or menu, if the focus is in it or on the control that opens it
 * - the language menu (`header details`), if the focus is in it. Escape does not close other `<details>`.
 */
function isInOverlay(target: EventTarget | null): boolean {
  const overlays =
    '[aria-modal="true"], [role="dialog"], [role="menu"], [aria-haspopup][aria-expanded="true"], header details[open]';
  const hasNative = [...document.querySelectorAll('dialog, [popover]')].some((one) =>
    one.matches(':modal, :popover-open'),
  );
  return hasNative || (target instanceof Element && target.closest(overlays) !== null);
}

function readToast(container: HTMLElement): Utterance[] {
  const parts = container.querySelectorAll<HTMLElement>(
    '.mantine-Notification-title, .mantine-Notification-description',
  );
  return [...parts].map((part) => {
    // `useTexts` wraps an untranslated text in an element with `lang` and `dir`.
    const marked = part.querySelector<HTMLElement>(':scope > [lang]');
    const isWhole = marked?.textContent === part.textContent;
    // `innerText` separates paragraphs and buttons, which `textContent` would join.
    const text = part.innerText.replaceAll(/\s+/g, ' ');
    return { text, ...(isWhole && { lang: marked.lang, dir: marked.dir }) };
  });
}
