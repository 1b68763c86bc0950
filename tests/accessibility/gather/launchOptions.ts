import type { LaunchOptions } from 'playwright-core';
import { findBrowser } from './browser.ts';
import { writeFontConfig, type FontSet } from './fonts.ts';

export function launchOptions(fonts: FontSet = 'regular'): LaunchOptions {
  return {
    executablePath: findBrowser(() => {}),
    env: { ...(process.env as Record<string, string>), FONTCONFIG_FILE: writeFontConfig(fonts) },
    // Chromium's sandbox does not start for the user root, which most CI containers use.
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      '--font-render-hinting=none',
      // The optimizing compilers take more time than they save, because pages are open for a short time.
      '--js-flags=--no-maglev,--no-turbofan',
    ],
  };
}
