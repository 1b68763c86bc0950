import { notifications } from '@mantine/notifications';
import type { FocusEvent, ReactNode } from 'react';
import { useTexts } from '../i18n/useTexts.tsx';
import { announce } from './announce.ts';
import { Toast, type ToastProps } from './Toast.tsx';
import classes from './Toaster.module.css';

/** The id of the toast that is shown; each toast is a new element with an id of its own. */
let shown: string | undefined;

/**
 * Shows one toast at a time. It stays until the visitor closes it (WCAG 2.2.3), and the `Announcer`
 * speaks it: a toast with a live role of its own would be read twice.
 */
export function useToast() {
  const { t } = useTexts('common');
  return (kind: ToastProps['kind'], message: ReactNode) => {
    // A toast about something slow finds visitors elsewhere on the page, and leaves them there. The main
    // part has the focus after a press on a text, and opens nothing.
    const { activeElement } = document;
    const isOpener = activeElement?.matches('a, button, input, summary') && isInView(activeElement);
    const opener = isOpener ? activeElement : null;
    show({
      kind,
      message,
      name: t(($) => $.common.toast.region),
      closeName: t(($) => $.common.toast.close),
      // The toast may cover the control that opened it (WCAG 2.4.12).
      onOpen: () => opener?.scrollIntoView({ block: 'nearest' }),
    });
    announce(message);
  };
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Nobody has asked for a suggestion, so it is not spoken, and any other toast replaces it. */
export function showSuggestion(suggestion: Omit<Shown, 'kind' | 'onOpen'>): void {
  show({ kind: 'note', ...suggestion });
}

/** A suggestion waits for another visit while a toast is shown. */
export const isToastShown = () => shown !== undefined;

export function closeToast(): void {
  if (shown !== undefined) notifications.hide(shown);
}

type Shown = Omit<ToastProps, 'children' | 'onFocus' | 'onClose'> & { message: ReactNode };

function show({ message, ...toast }: Shown): void {
  replaceToast();
  // Read after that, because closing the last toast gave the focus back to what opened that one.
  let origin = document.activeElement;
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Where nothing had the focus when the toast opened, the focus returns to where it came from.
    if (origin === document.body && !currentTarget.contains(relatedTarget))
      origin = relatedTarget ?? origin;
  };
  shown = notifications.show({
    message: (
      <Toast {...toast} onFocus={onFocus} onClose={closeToast}>
        {message}
      </Toast>
    ),
    onClose: () => {
      // A toast that is replaced is silenced by the announcement of the next one.
      if (shown !== undefined) announce('');
      shown = undefined;
      returnFocus(origin);
    },
  });
}

function replaceToast() {
  const last = shown;
  shown = undefined;
  if (last !== undefined) notifications.hide(last);
}

/** Only a focus inside the toast is lost when the toast closes. */
function returnFocus(origin: Element | null) {
  const focused = document.activeElement;
  if (!focused?.closest(`.${classes.toast}`)) return;
  const target = origin === document.body ? document.getElementById('main') : origin;
  // A visitor with a mouse may have scrolled far from what opened the toast.
  const preventScroll = !focused.matches(':focus-visible');
  if (target instanceof HTMLElement) target.focus({ preventScroll });
  // A heading that lost the focus takes it no more, nor does an element that is gone.
  if (document.activeElement === focused) document.getElementById('main')?.focus({ preventScroll });
}
