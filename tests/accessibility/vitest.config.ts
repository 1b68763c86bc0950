import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'accessibility',
    include: ['tests/**/*.test.ts'],
    // Some rules press or measure everything on a page.
    testTimeout: 60_000,
    maxConcurrency: 8,
    // Two files at once, because some tests wait for the clock and not for a core.
    maxWorkers: 2,
  },
});
