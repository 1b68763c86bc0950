import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'accessibility',
    include: ['tests/**/*.test.ts'],
    // Some tests take long, because they run rules that press or measure everything on a page. The tests of the
    // servers may run at the same time.
    testTimeout: 120_000,
    maxConcurrency: 8,
    // Some tests mostly wait for time to pass, so two test files run at once.
    maxWorkers: 2,
  },
});
