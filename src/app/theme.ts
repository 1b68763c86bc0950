import { Badge, Button, Card, Container, createTheme } from '@mantine/core';
import classes from './theme.module.css';

export const theme = createTheme({
  // The style sheet knows the colours of buttons and badges; Mantine would mix them in the script.
  variantColorResolver: () => ({ background: '', hover: '', color: '', border: '' }),
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
