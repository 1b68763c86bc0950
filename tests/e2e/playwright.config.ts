import { defineConfig } from '@playwright/test';
import { launchOptions } from 'accessibility-audit';

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // On a busy machine, pages need more time than Playwright allows by default.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  // Three workers do not overload two cores, because some tests only wait while a page arrives in pieces.
  workers: 3,
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ['json']],
  use: {
    // A new context would take longer than most tests. A test that goes offline must go online again, because
    // the next test reuses its context.
    reuseContext: true,
    viewport: { width: 1280, height: 800 },
    launchOptions: launchOptions(),
  },
});
