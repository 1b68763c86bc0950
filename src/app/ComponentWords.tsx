import { CloseButton, MantineThemeProvider, Notification } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { useTexts } from '../i18n/useTexts.tsx';

type ComponentWordsProps = { children: ReactNode };

/** Gives Mantine's components the accessible names that they leave to the site, in its language. */
export function ComponentWords({ children }: ComponentWordsProps) {
  const { nameOf } = useTexts('common');
  const close = nameOf(($) => $.common.close);
  const region = nameOf(($) => $.common.toast.region);
  const closeToast = nameOf(($) => $.common.toast.close);
  const words = JSON.stringify([close, region, closeToast]);
  const theme = useMemo(
    () => ({
      components: {
        CloseButton: CloseButton.extend({ defaultProps: close }),
        Notification: Notification.extend({
          defaultProps: { ...region, closeButtonProps: closeToast },
        }),
      },
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- The names are new objects each time, with the same words.
    [words],
  );
  return <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>;
}
