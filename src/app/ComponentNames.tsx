import { CloseButton, CloseIcon, Input, MantineThemeProvider, Notification } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/useTexts.tsx';

type ComponentNamesProps = { children: ReactNode };

export function ComponentNames({ children }: ComponentNamesProps) {
  const { nameOf } = useTexts('common');
  const closeButtonProps = nameOf(($) => $.common.toast.close);
  const components = {
    CloseButton: CloseButton.extend({
      // Without `aria-hidden`, screen readers would find an unnamed image in the button.
      defaultProps: { ...nameOf(($) => $.common.close), icon: <CloseIcon aria-hidden /> },
    }),
    InputClearButton: Input.ClearButton.extend({
      defaultProps: nameOf(($) => $.common.clear),
    }),
    Notification: Notification.extend({
      defaultProps: { ...nameOf(($) => $.common.toast.region), closeButtonProps },
    }),
  };
  return <MantineThemeProvider theme={{ components }}>{children}</MantineThemeProvider>;
}
