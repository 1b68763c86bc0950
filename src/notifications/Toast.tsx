import { CloseIcon, Notification } from '@mantine/core';
import { IconCheck, IconInfoSmall, IconLanguage } from '@tabler/icons-react';
import { useEffect, type FocusEventHandler, type ReactNode } from 'react';
import classes from './Toaster.module.css';

const icons = {
  success: <IconCheck aria-hidden size={28} stroke={2.5} />,
  info: <IconInfoSmall aria-hidden size={28} stroke={2.5} />,
  note: <IconLanguage aria-hidden size={20} stroke={2} />,
};

export type ToastProps = {
  kind: keyof typeof icons;
  /** The accessible names of the toast and of its close button. */
  name: string;
  closeName: string;
  /** The language of all these texts, where it is not the page's. */
  language?: { lang: string; dir: 'ltr' | 'rtl' };
  onOpen?: () => void;
  onFocus: FocusEventHandler;
  onClose: () => void;
  children: ReactNode;
};

export function Toast({ kind, name, closeName, language, onOpen, ...others }: ToastProps) {
  useEffect(() => void onOpen?.(), [onOpen]);
  return (
    <Notification
      classNames={{
        root: classes.toast!,
        icon: classes.icon!,
        body: classes.body!,
        description: classes.description!,
        closeButton: classes.close!,
      }}
      icon={icons[kind]}
      data-kind={kind}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Mantine's role would be "alert", and its element is a <div>.
      role="region"
      aria-label={name}
      closeButtonProps={{
        'aria-label': closeName,
        size: 'xl',
        icon: <CloseIcon aria-hidden />,
        // Mantine passes it on to the <button>, where HTML has no such attribute.
        color: undefined,
      }}
      {...language}
      {...others}
    />
  );
}
