import { notifications } from '@mantine/notifications';
import { IconCheck, IconInfoSmall } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/useTexts.tsx';
import { announce } from './announce.ts';
import classes from './Toaster.module.css';

export type ToastKind = 'success' | 'info';

const icons = { success: IconCheck, info: IconInfoSmall } satisfies Record<ToastKind, unknown>;

/** The one that is shown; its id is new each time, as another message is another element. */
let shown: string | undefined;

/**
 * Shows one message at a time. It stays until the visitor closes it (WCAG 2.2.3), and is spoken by
 * the `Announcer`: a toast with a live role of its own would be read twice.
 */
export function useToast() {
  const { t } = useTexts('common');
  return (kind: ToastKind, message: ReactNode) => {
    const Icon = icons[kind];
    replaceToast();
    // After that: a visitor who stood in the last message is back at what opened that one.
    const opener = document.activeElement;
    shown = notifications.show({
      message,
      icon: <Icon aria-hidden size={28} stroke={2.5} />,
      autoClose: false,
      className: classes.toast!,
      'data-kind': kind,
      role: 'region',
      'aria-label': t(($) => $.common.toast.region),
      closeButtonProps: { 'aria-label': t(($) => $.common.toast.close), size: 'xl' },
      // What was pressed may stand where the message now is (WCAG 2.4.12).
      onOpen: () => opener?.scrollIntoView({ block: 'nearest' }),
      onClose: () => {
        // A message that is replaced is silenced by the next one.
        if (shown !== undefined) announce('');
        shown = undefined;
        giveFocusBack(opener);
      },
    });
    announce(message);
  };
}

export function closeToast(): void {
  if (shown !== undefined) notifications.hide(shown);
}

function replaceToast() {
  const last = shown;
  shown = undefined;
  if (last !== undefined) notifications.hide(last);
}

/** Only a visitor who stands in the toast loses the place when it goes. */
function giveFocusBack(opener: Element | null) {
  const focused = document.activeElement;
  if (!focused?.closest(`.${classes.toast}`) || !(opener instanceof HTMLElement)) return;
  // A mouse has its own place on the page, which may be far from what opened the message.
  opener.focus({ preventScroll: !focused.matches(':focus-visible') });
}
