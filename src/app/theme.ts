import {
  Badge,
  Button,
  Card,
  Container,
  createTheme,
  type MantineColorSchemeManager,
} from '@mantine/core';
import classes from './theme.module.css';

export const theme = createTheme({
  respectReducedMotion: true,
  components: {
    Button: Button.extend({
      classNames: {
        root: classes.button!,
        inner: classes.buttonInner!,
        label: classes.buttonLabel!,
        section: classes.buttonSection!,
      },
    }),
    Badge: Badge.extend({ classNames: { root: classes.badge!, label: classes.badgeLabel! } }),
    Card: Card.extend({ classNames: { root: classes.card! } }),
    Container: Container.extend({ classNames: { root: classes.container! } }),
  },
});

/**
 * Our tokens follow the visitor's system by `light-dark()`, before any script runs. Mantine is told
 * "light" for good, so that its own scheme rules always resolve to those tokens and a page with
 * script looks like one without; the manager that remembers a choice in the browser has none to keep.
 */
export const fixedColorScheme = {
  forceColorScheme: 'light',
  colorSchemeManager: {
    get: () => 'light',
    set() {},
    subscribe() {},
    unsubscribe() {},
    clear() {},
  } satisfies MantineColorSchemeManager,
} as const;
