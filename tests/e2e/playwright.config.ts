import { defineConfig } from '@playwright/test';
import { launchOptions } from 'accessibility-audit';

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Two cores are busy with three, since some tests wait for what comes in pieces, or for a frame.
  workers: 3,
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ['json']],
  use: {
    // A window for each test would cost more than most tests. What Playwright does not put back in
    // the one that is kept, a test puts back itself
    // (https://playwright.dev/docs/api/class-testoptions#test-options-reuse-context).
    reuseContext: true,
    viewport: { width: 1280, height: 800 },
    launchOptions: launchOptions(),
  },
});
