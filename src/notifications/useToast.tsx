import { CloseIcon } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCheck, IconInfoSmall, IconLanguage } from '@tabler/icons-react';
import type { FocusEvent, ReactNode } from 'react';
import { useTexts } from '../i18n/useTexts.tsx';
import { announce } from './announce.ts';
import classes from './Toaster.module.css';

export type ToastKind = 'success' | 'info';

const icons = {
  success: <IconCheck aria-hidden size={28} stroke={2.5} />,
  info: <IconInfoSmall aria-hidden size={28} stroke={2.5} />,
  note: <IconLanguage aria-hidden size={20} stroke={2} />,
};

/** The one that is shown; its id is new each time, as another message is another element. */
let shown: string | undefined;

/**
 * Shows one message at a time. It stays until the visitor closes it (WCAG 2.2.3), and is spoken by
 * the `Announcer`: a toast with a live role of its own would be read twice.
 */
export function useToast() {
  const { t } = useTexts('common');
  return (kind: ToastKind, message: ReactNode) => {
    const opener = document.activeElement;
    show({
      kind,
      message,
      name: t(($) => $.common.toast.region),
      closeName: t(($) => $.common.toast.close),
      // What was pressed may stand where the message now is (WCAG 2.4.12).
      onOpen: () => opener?.scrollIntoView({ block: 'nearest' }),
    });
    announce(message);
  };
}

type Note = {
  message: ReactNode;
  /** What the note, and the button that closes it, are called. */
  name: string;
  closeName: string;
  /** Of all its texts. */
  language: { lang: string; dir: 'ltr' | 'rtl' };
};

/** Shows what nobody has asked for, so that it is not spoken; any message takes its place. */
export function showNote({ language, ...note }: Note): void {
  if (shown === undefined) show({ kind: 'note', ...note, ...language });
}

export function closeToast(): void {
  if (shown !== undefined) notifications.hide(shown);
}

type Toast = Omit<Note, 'language'> &
  Partial<Note['language']> & { kind: keyof typeof icons; onOpen?: () => void };

function show({ kind, name, closeName, ...toast }: Toast): void {
  replaceToast();
  // After that: a visitor who stood in the last message is back at what opened that one.
  let origin = document.activeElement;
  shown = notifications.show({
    ...toast,
    icon: icons[kind],
    autoClose: false,
    className: classes.toast!,
    'data-kind': kind,
    role: 'region',
    'aria-label': name,
    closeButtonProps: {
      'aria-label': closeName,
      size: 'xl',
      icon: <CloseIcon aria-hidden />,
      // Mantine hands it on to the <button>, where HTML has no such attribute.
      color: undefined,
    },
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // Where nothing had the focus when it was shown, the visitor goes back to where they came from.
      if (origin === document.body && !currentTarget.contains(relatedTarget))
        origin = relatedTarget ?? origin;
    },
    onClose: () => {
      // A message that is replaced is silenced by the next one.
      if (shown !== undefined) announce('');
      shown = undefined;
      giveFocusBack(origin);
    },
  });
}

function replaceToast() {
  const last = shown;
  shown = undefined;
  if (last !== undefined) notifications.hide(last);
}

/** Only a visitor who stands in the toast loses the place when it goes. */
function giveFocusBack(origin: Element | null) {
  const focused = document.activeElement;
  if (!focused?.closest(`.${classes.toast}`)) return;
  const place = origin === document.body ? document.getElementById('main') : origin;
  // A mouse has its own place on the page, which may be far from what opened the message.
  const preventScroll = !focused.matches(':focus-visible');
  if (place instanceof HTMLElement) place.focus({ preventScroll });
  // A heading takes the focus only while it has it, and what is gone takes none.
  if (document.activeElement === focused) document.getElementById('main')?.focus({ preventScroll });
}
