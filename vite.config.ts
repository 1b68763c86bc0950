import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { leftOut } from './src/node/leftOut.ts';
import { moduleSizes } from './src/node/moduleSizes.ts';
import { sitePlugin } from './src/node/sitePlugin.ts';

export default defineConfig({
  plugins: [react(), leftOut(), moduleSizes(), sitePlugin()],
  publicDir: 'src/static',
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
