import react from '@vitejs/plugin-react';
import mantinePreset from 'postcss-preset-mantine';
import simpleVars from 'postcss-simple-vars';
import { defineConfig } from 'vitest/config';
import { cssVariablesResolver, theme } from './src/app/theme.ts';
import { mantineTheme } from './src/node/build/mantineTheme.ts';
import { schemeWithoutScript } from './src/node/build/schemeWithoutScript.ts';
import { sitePlugin } from './src/node/build/sitePlugin.ts';

/** `$mantine-breakpoint-sm` and so on, as https://mantine.dev/styles/postcss-preset/ has them. */
const breakpoints = Object.fromEntries(
  Object.entries(theme.breakpoints ?? {}).map(([name, width]) => [
    `mantine-breakpoint-${name}`,
    width,
  ]),
);

export default defineConfig({
  plugins: [react(), sitePlugin()],
  publicDir: 'src/static',
  css: {
    postcss: {
      plugins: [
        mantinePreset(),
        simpleVars({ variables: breakpoints }),
        mantineTheme(theme, cssVariablesResolver),
        schemeWithoutScript,
      ],
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          environment: 'node',
          // Most import the same; what a test changes it puts back, as it does for its own file.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['tests/unit/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/unit/setup.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'build', include: ['tests/build/**/*.test.ts'], environment: 'node' },
      },
      {
        extends: true,
        test: { name: 'servers', include: ['tests/servers/**/*.test.ts'], environment: 'node' },
      },
      {
        extends: true,
        test: { name: 'recipes', include: ['tests/recipes/**/*.test.ts'], environment: 'node' },
      },
    ],
  },
});
