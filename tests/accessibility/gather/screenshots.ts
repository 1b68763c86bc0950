import type { Page } from 'playwright-core';
import type { Box } from '../model.ts';
import { cdpSession } from './cdpSession.ts';
import { TimedOut, withTimeout } from './timeout.ts';

/** A screenshot usually takes 100 ms, so only a hanging Chromium exceeds this limit (in milliseconds). */
const screenshotTimeout = 20_000;

/**
 * Uses the DevTools protocol, because an audit takes thousands of screenshots. Playwright's method is slower,
 * because it prepares the page for each screenshot.
 * @param box default: the whole page
 * @throws TimedOut if the browser takes no screenshot
 */
export async function captureScreenshot(
  page: Page,
  format: 'jpeg' | 'png',
  box?: Box,
): Promise<Buffer> {
  const session = await cdpSession(page);
  const clip = box ?? (await readWholePage(page));
  const answer = session.send('Page.captureScreenshot', {
    format,
    quality: 50, // Only JPEG has a quality.
    optimizeForSpeed: true,
    captureBeyondViewport: !box,
    clip: { ...clip, scale: 1 },
  });
  const { data } = await withTimeout(answer, screenshotTimeout, 'A screenshot').catch(
    (error: unknown) => {
      // On a busy machine, the browser may have no rendered frame to capture. After `TimedOut`, the audit
      // tests the page once more.
      if (String(error).includes('Unable to capture screenshot'))
        throw new TimedOut('A screenshot: the browser made none.', { cause: error });
      throw error;
    },
  );
  return Buffer.from(data, 'base64');
}

export async function readWholePage(page: Page): Promise<Box> {
  const session = await cdpSession(page);
  return (await session.send('Page.getLayoutMetrics')).cssContentSize;
}

export function readViewport(page: Page): Promise<Box> {
  return page.evaluate(() => ({
    x: window.scrollX,
    y: window.scrollY,
    width: window.innerWidth,
    height: window.innerHeight,
  }));
}
