import { notifications, notificationsStore, type NotificationData } from '@mantine/notifications';
import { announce, type Utterance } from './announce.ts';

let currentToast: NotificationData | undefined;
/** If the toast closes while it contains the focus, the focus returns to this element. */
let focusOrigin: Element | null = null;

/** The list stays empty if the toast must not be announced (`data-quiet`). */
let announcement: readonly Utterance[] = [];
/** False until the visitor clicks something after the toast has opened. */
let isOlderThanClick = false;
let openedAt = 0;

export const isToastShown = () => currentToast !== undefined;

export function announceToast(utterances: readonly Utterance[]): void {
  announcement = utterances;
  announce(...utterances);
}

export const recordClick = () => void (isOlderThanClick = true);

/**
 * Closes an old toast after a navigation. A toast is old if it opened before the last click. After Back or
 * Forward, a toast is also old if it has been open for more than a second or has the focus. A toast that a
 * script shows together with the navigation is not old, so it stays.
 *
 * @returns the announcement of the toast that stays
 */
export function closeOldToast(isBackOrForward: boolean): readonly Utterance[] {
  const isRead = performance.now() - openedAt > 1000 || hasFocus();
  if (isOlderThanClick || (isBackOrForward && isRead)) closeToast();
  return currentToast ? announcement : [];
}

export function closeToast(): void {
  if (currentToast) notifications.hide(currentToast.id!); // Mantine sets the id.
}

/** Closes a toast when another one opens, because Mantine would show both toasts, or queue the second. */
export function keepOneToast(): () => void {
  updateToast();
  return notificationsStore.subscribe(updateToast);
}

function updateToast(): void {
  const { notifications: visible, queue } = notificationsStore.getState();
  const toasts = [...visible, ...queue];
  const newToast = toasts.find(({ id }) => id !== currentToast?.id);
  const isCurrentOpen = toasts.some(({ id }) => id === currentToast?.id);
  if (newToast && isCurrentOpen) {
    // The store calls this function again when the current toast is closed.
    closeToast();
    return;
  }
  if (currentToast && !isCurrentOpen) {
    currentToast = undefined;
    returnFocus();
    if (!newToast) announce();
  }
  if (newToast) {
    currentToast = newToast;
    announcement = [];
    isOlderThanClick = false;
    openedAt = performance.now();
    // `returnFocus` has already moved the focus out of the previous toast.
    focusOrigin = document.activeElement;
  }
}

const findToast = () => document.querySelector('.mantine-Notifications-notification');
const hasFocus = () => findToast()?.contains(document.activeElement) === true;

/** Scrolls so that the toast does not cover the control that opened it (WCAG 2.4.12). */
export function scrollToOpener(): void {
  if (focusOrigin?.matches('a, button, input, summary') && isInView(focusOrigin))
    focusOrigin.scrollIntoView({ block: 'nearest' });
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/**
 * If no element had the focus when the toast opened, the focus origin is the element from which the focus
 * moves into the toast.
 */
export function recordFocusOrigin({ target, relatedTarget }: FocusEvent): void {
  const toast = findToast();
  const isEntered =
    toast?.contains(target as Node) && !toast.contains(relatedTarget as Node | null);
  if (isEntered && focusOrigin === document.body && relatedTarget)
    focusOrigin = relatedTarget as Element;
}

function returnFocus(): void {
  const focused = document.activeElement;
  if (!focused || !hasFocus()) return;
  const main = document.getElementById('main');
  const target = focusOrigin === document.body ? main : focusOrigin;
  // A visitor with a mouse may have scrolled away from the control that opened the toast.
  const preventScroll = !focused.matches(':focus-visible');
  if (target instanceof HTMLElement) target.focus({ preventScroll });
  // After `focus`, WebKit scrolls with a delay. During the delay, the closing toast makes the page shorter,
  // and WebKit then does not scroll at all.
  if (!preventScroll) target?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  // Some targets cannot take the focus: elements that are no longer on the page, and headings, because their
  // tabindex is removed when they lose the focus.
  if (document.activeElement === focused) main?.focus({ preventScroll });
}
