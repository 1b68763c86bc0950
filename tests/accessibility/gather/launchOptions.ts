import type { LaunchOptions } from 'playwright-core';
import { findBrowser } from './browser.ts';
import { writeFontConfig, type FontSet } from './fonts.ts';

/** Options that start the browser for the audit, and for other tests that have to agree with it. */
export function launchOptions(fonts: FontSet = 'regular'): LaunchOptions {
  return {
    executablePath: findBrowser(() => {}),
    env: { ...(process.env as Record<string, string>), FONTCONFIG_FILE: writeFontConfig(fonts) },
    // Chromium's sandbox does not start for the superuser, who runs most CI containers.
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      // Background services are not part of the page, and a closed network cannot reach them.
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
      // Optimizing scripts takes longer than it saves, because each page is open for a short time.
      '--js-flags=--no-maglev,--no-turbofan',
    ],
  };
}
