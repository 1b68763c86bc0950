import { Anchor, Badge, Button, Card, Container, createTheme, Notification } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import classes from './components.module.css';

/** The default props and class names of components: https://mantine.dev/theming/theme-object/#components */
export const components = createTheme({
  components: {
    // A link that is told from text by its colour alone fails WCAG 1.4.1.
    Anchor: Anchor.extend({ defaultProps: { underline: 'always' } }),
    Badge: Badge.extend({ classNames: { root: classes.badge!, label: classes.badgeLabel! } }),
    Button: Button.extend({
      classNames: {
        root: classes.button!,
        inner: classes.buttonInner!,
        label: classes.buttonLabel!,
        section: classes.buttonSection!,
      },
    }),
    Card: Card.extend({
      defaultProps: { withBorder: true },
      classNames: { root: classes.card! },
    }),
    Container: Container.extend({ classNames: { root: classes.container! } }),
    Notification: Notification.extend({
      // The live region speaks it; a live role of its own would have it read twice.
      defaultProps: { role: 'region', closeButtonProps: { size: 'xl' } },
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

    // Components that no page shows yet, as they pass WCAG AA. To import one here would weigh on visitors.
    Blockquote: { styles: { cite: { opacity: 1 } } },
    Breadcrumbs: { styles: { breadcrumb: { lineHeight: 1.6 } } },
    Checkbox: { defaultProps: { size: 'md' } },
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Radio: { defaultProps: { size: 'md' } },
  },
});
