import { notifications, notificationsStore, type NotificationData } from '@mantine/notifications';
import { announce } from './announce.ts';

/** The toast that is shown, and the element that had the focus when it was. */
let shown: NotificationData | undefined;
let origin: Element | null = null;

/** A locale suggestion waits for another visit while a toast is shown. */
export const isToastShown = () => shown !== undefined;

export function closeToast(): void {
  if (shown) notifications.hide(shown.id!); // Mantine gives each an id.
}

/**
 * Watches what `notifications.show` adds: a new toast replaces the one before, instead of standing
 * beside it or waiting for it.
 *
 * @returns stops that
 */
export function keepOneToast(): () => void {
  updateShown();
  return notificationsStore.subscribe(() => updateShown());
}

function updateShown(): void {
  const { notifications: visible, queue } = notificationsStore.getState();
  const all = [...visible, ...queue];
  const newest = all.find(({ id }) => id !== shown?.id);
  const isThere = all.some(({ id }) => id === shown?.id);
  if (newest && isThere) {
    // Mantine calls this function again without the toast before.
    closeToast();
    return;
  }
  if (shown && !isThere) {
    shown = undefined;
    returnFocus();
    if (!newest) announce();
  }
  if (newest) {
    shown = newest;
    // Read after the toast before has given the focus back.
    origin = document.activeElement;
  }
}

const getToast = () => document.querySelector('.mantine-Notifications-notification');

/** The toast may cover the control that opened it (WCAG 2.4.12). */
export function showOpener(): void {
  if (origin?.matches('a, button, input, summary') && isInView(origin))
    origin.scrollIntoView({ block: 'nearest' });
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Where nothing had the focus when the toast opened, the focus returns to where it came from. */
export function noteFocus({ target, relatedTarget }: FocusEvent): void {
  const toast = getToast();
  const isEntered =
    toast?.contains(target as Node) && !toast.contains(relatedTarget as Node | null);
  if (isEntered && origin === document.body && relatedTarget) origin = relatedTarget as Element;
}

/** Closing the toast loses the focus only where it is inside the toast. */
function returnFocus(): void {
  const focused = document.activeElement;
  if (!focused || !getToast()?.contains(focused)) return;
  const target = origin === document.body ? document.getElementById('main') : origin;
  // A visitor with a mouse may have scrolled far from what opened the toast.
  const preventScroll = !focused.matches(':focus-visible');
  if (target instanceof HTMLElement) target.focus({ preventScroll });
  // A heading that has lost the focus does not take it again, and an element may be gone.
  if (document.activeElement === focused) document.getElementById('main')?.focus({ preventScroll });
}
