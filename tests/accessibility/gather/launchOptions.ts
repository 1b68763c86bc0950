import type { LaunchOptions } from 'playwright-core';
import { findBrowser } from './browser.ts';
import { writeFontConfig, type FontSet } from './fonts.ts';

/** How the browser is started, by the audit and by other tests that are to agree with it. */
export function launchOptions(fonts: FontSet = 'regular'): LaunchOptions {
  return {
    executablePath: findBrowser(() => {}),
    env: { ...(process.env as Record<string, string>), FONTCONFIG_FILE: writeFontConfig(fonts) },
    // Chromium's sandbox does not start for the superuser, who runs most CI containers.
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      // Background services are no part of the page, and out of reach of a closed network.
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
      // No page is open for long enough to win back the time in which its script is optimized.
      '--js-flags=--no-maglev,--no-turbofan',
    ],
  };
}
