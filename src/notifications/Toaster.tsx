import { useWindowEvent } from '@mantine/hooks';
import { useNotifications } from '@mantine/notifications';
import { Fragment, useEffect } from 'react';
import { closeToast } from './useToast.tsx';
import classes from './Toaster.module.css';

/**
 * Where toasts appear. Escape closes one from anywhere. Mantine's own list of notifications is nine
 * kilobytes of drags, stacks and transitions, which this site would have to turn off.
 */
export function Toaster() {
  const { notifications } = useNotifications();
  useEffect(() => {
    // Toasts can be shown from here on; what only opens one is hidden until then.
    document.documentElement.dataset.hydrated = '';
    queueMicrotask(pressAgain);
  }, []);
  useWindowEvent('keydown', (event) => {
    if (event.key === 'Escape') closeToast();
  });
  return (
    <div className={classes.place}>
      {notifications.map(({ id, message }) => (
        <Fragment key={id}>{message}</Fragment>
      ))}
    </div>
  );
}

/**
 * Presses the button that was pressed before the page could answer. `load.ts` keeps its name and not
 * the element, because React replaces the elements of a page that a translator has changed, and at the
 * press those of a section.
 */
function pressAgain() {
  const { dataset } = document.documentElement;
  const { pressed } = dataset;
  if (!pressed) return;
  delete dataset.pressed;
  const find = () => document.querySelector<HTMLElement>(`button[name="${pressed}"]`);
  const button = find();
  button?.click();
  if (!button || button.isConnected) return;
  const replacement = find();
  if (document.activeElement === document.body) replacement?.focus({ preventScroll: true });
  replacement?.click();
}
