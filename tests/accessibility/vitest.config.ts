import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'accessibility',
    include: ['tests/**/*.test.ts'],
    // Some tests take long, because their rules press or measure everything on a page.
    testTimeout: 60_000,
    maxConcurrency: 8,
    // Two test files run at once, because some tests mostly wait for time to pass and use no core
    // meanwhile.
    maxWorkers: 2,
  },
});
