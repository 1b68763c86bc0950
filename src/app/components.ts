import { Anchor, Badge, Button, Card, Container, createTheme, Notification } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import classes from './components.module.css';

/** `color: undefined` removes an attribute that Mantine sets on the button and that HTML does not allow. */
export const closeButtonProps = { size: 'xl', color: undefined } as const;

export const components = createTheme({
  components: {
    // A link that differs from text by its colour alone fails WCAG 1.4.1.
    Anchor: Anchor.extend({ defaultProps: { underline: 'always' } }),
    Badge: Badge.extend({ classNames: { root: classes.badge!, label: classes.badgeLabel! } }),
    Button: Button.extend({
      classNames: {
        root: classes.button!,
        inner: classes.buttonInner!,
        label: classes.buttonLabel!,
      },
    }),
    Card: Card.extend({
      defaultProps: { withBorder: true, radius: 'lg', shadow: 'md' },
      classNames: { root: classes.card! },
    }),
    Container: Container.extend({ classNames: { root: classes.container! } }),
    Notification: Notification.extend({
      // Our live region announces toasts. With Mantine's role `alert`, some screen readers would read a toast
      // twice.
      defaultProps: { role: 'region', closeButtonProps },
      classNames: {
        root: classes.notification!,
        icon: classes.notificationIcon!,
        body: classes.notificationBody!,
        title: classes.notificationTitle!,
        description: classes.notificationText!,
        closeButton: classes.notificationClose!,
      },
    }),
    Notifications: Notifications.extend({ classNames: { root: classes.notifications! } }),

    // No page shows these components yet. These defaults make the components pass WCAG AA. `extend` would
    // need an import of each component, which would add the component's code to the site.
    Blockquote: { styles: { cite: { opacity: 1 } } },
    Breadcrumbs: { styles: { breadcrumb: { lineHeight: 1.6 } } },
    Checkbox: { defaultProps: { size: 'md' } },
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Radio: { defaultProps: { size: 'md' } },
    Tooltip: { defaultProps: { events: { hover: true, focus: true, touch: true } } },
  },
});
