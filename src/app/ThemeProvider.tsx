import { MantineContext, MantineThemeProvider } from '@mantine/core';
import type { ContextType, ReactNode } from 'react';
import { theme } from './theme.ts';

/**
 * Our tokens follow the visitor's system by `light-dark()`, before any script runs. Mantine is told
 * "light" for good, as `index.html` tells its styles, so that its own scheme rules always resolve to
 * those tokens and a page with script looks like one without.
 */
const context: ContextType<typeof MantineContext> = {
  colorScheme: 'light',
  setColorScheme() {},
  clearColorScheme() {},
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: false,
};

type ThemeProviderProps = { children: ReactNode };

/**
 * What `MantineProvider` does, without the 3 kB by which it writes style elements, which the security
 * policy refuses (`styles/tokens.css` has the variables), and remembers a choice of colours.
 */
export function ThemeProvider({ children }: ThemeProviderProps) {
  return (
    <MantineContext value={context}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}
