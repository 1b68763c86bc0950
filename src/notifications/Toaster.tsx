import { useWindowEvent } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { closeToast } from './useToast.tsx';

/** Where toasts appear. Escape closes one from anywhere. */
export function Toaster() {
  useEffect(() => {
    // Toasts can be shown from here on; what only opens one is hidden until then.
    document.documentElement.dataset.hydrated = '';
  }, []);
  useWindowEvent('keydown', (event) => {
    if (event.key === 'Escape') closeToast();
  });
  return (
    <Notifications
      // The same side in both directions of writing; Mantine's corners are physical.
      position="bottom-center"
      transitionDuration={0}
      // A drag could not be taken back half-way by visitors with a tremor; the button closes it.
      allowDragDismiss={false}
      allowScrollDismiss={false}
      withinPortal={false}
      notificationMaxHeight="none"
    />
  );
}
