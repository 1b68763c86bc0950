import { createTheme, type CSSVariablesResolver } from '@mantine/core';
import { colors, pageColors } from './colors.ts';

/** `vite.config.ts` loads this file, so it must not import styles or pictures, unlike `components.ts`. */
export const theme = createTheme({
  colors,
  primaryColor: 'brand',
  primaryShade: 7,
  white: '#ffffff',
  black: '#141a29',
  fontFamily:
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', sans-serif",
  fontSizes: {
    xs: '0.875rem',
    sm: '1rem',
    md: '1.125rem',
    lg: 'clamp(1.25rem, 1.15rem + 0.4vw, 1.375rem)',
    xl: 'clamp(1.5625rem, 1.4375rem + 0.5vw, 1.71875rem)',
    display: 'clamp(2.375rem, 1.4rem + 4.2vw, 4.25rem)',
    hero: 'clamp(2.5rem, 1rem + 4.6vw, 5.5rem)',
  },
  // WCAG 1.4.8 requires a line height of at least 1.5 within paragraphs.
  lineHeights: { xs: '1.5', sm: '1.5', md: '1.6', lg: '1.5', xl: '1.5' },
  headings: {
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(1.75rem, 1.3rem + 2vw, 2.5rem)', lineHeight: '1.2' },
      h2: { fontSize: 'clamp(1.75rem, 1.3rem + 2vw, 2.5rem)', lineHeight: '1.2' },
      h3: { fontSize: 'clamp(1.25rem, 1.15rem + 0.4vw, 1.375rem)', lineHeight: '1.2' },
    },
  },
  spacing: {
    xs: '0.5rem',
    sm: '0.75rem',
    md: '1rem',
    lg: '1.5rem',
    xl: '2rem',
    xxl: '3rem',
    xxxl: '4rem',
    card: 'min(1.5rem, 7vw)',
    section: 'clamp(4rem, 8vw, 8rem)',
    /** WCAG 1.4.8 requires this space between paragraphs. */
    paragraph: '1.5lh',
  },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.625rem', lg: '1.25rem', xl: '2rem' },
  shadows: {
    md: '0 1px 2px rgb(20 26 41 / 8%), 0 8px 24px rgb(20 26 41 / 6%)',
    xl: '0 1px 2px rgb(20 26 41 / 8%), 0 12px 32px rgb(20 26 41 / 14%)',
  },
  breakpoints: { xs: '30em', sm: '48em', md: '62em', lg: '75em', xl: '88em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
});

/** Replaces colours of Mantine that are too pale for WCAG AAA, and adds the site's variables (`--site-…`). */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-text-wrap': 'pretty',
    '--site-page-width': '96rem',
    '--site-page-padding': 'clamp(1rem, 4vw, 4rem)',
    /** WCAG 2.5.5 requires at least this height and width of every target outside of sentences. */
    '--site-target': '2.75rem',
    '--site-night-text': '#f6f3ec',
  },
  light: {
    '--mantine-color-body': pageColors.light,
    '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-default-border': 'var(--mantine-color-gray-5)',
    '--mantine-color-disabled-color': 'var(--mantine-color-gray-6)',
    '--mantine-color-error': 'var(--mantine-color-red-7)',
    '--mantine-color-success': 'var(--mantine-color-green-7)',
    '--site-band': 'var(--mantine-color-gray-0)',
    '--site-hairline': 'var(--mantine-color-gray-3)',
    '--site-line': 'var(--mantine-color-amber-4)',
    '--site-line-strong': 'var(--mantine-color-amber-6)',
    '--site-focus': 'var(--mantine-primary-color-filled)',
    '--site-night': '#16203c',
  },
  dark: {
    '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
    '--mantine-color-default-border': 'var(--mantine-color-dark-3)',
    '--mantine-color-disabled-color': 'var(--mantine-color-dark-2)',
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    '--mantine-color-success': 'var(--mantine-color-green-4)',
    '--site-band': 'var(--mantine-color-dark-8)',
    '--site-hairline': 'var(--mantine-color-dark-5)',
    '--site-line': 'var(--mantine-color-amber-3)',
    '--site-line-strong': 'var(--mantine-color-amber-3)',
    '--site-focus': 'var(--mantine-color-amber-3)',
    '--site-night': '#181f3e',
  },
});
