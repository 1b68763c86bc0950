import { chromium } from '@playwright/test';

/** Lighthouse simulates this phone and this network. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, locale: 'en' };
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

declare global {
  var press: { delays: number[]; toastIds: string[] };
}

/**
 * Presses a button 300 ms after the first paint. On slow 4G the script loads long after the press, so the
 * press comes before hydration.
 *
 * @returns milliseconds until the browser painted after the press, and how many toasts were shown
 */
export async function measureFirstPress(address: string, isSlow: boolean, executablePath: string) {
  const chromiumSandbox = process.getuid?.() !== 0;
  await using browser = await chromium.launch({ executablePath, chromiumSandbox });
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (isSlow) await session.send('Network.emulateNetworkConditions', slow4G);
  await page.addInitScript(recordPress);
  await page.goto(address, { waitUntil: 'commit' });
  const { x, y } = await page.evaluate(waitForButton);
  await page.mouse.click(x, y);
  const toast = page.locator('.mantine-Notification-root').first();
  await toast.waitFor({ timeout: 15_000 }).catch(() => {});
  // Wait for the performance entries, which arrive a little later. In this time, a second toast would
  // appear if the press counted twice.
  await page.waitForTimeout(1000);
  const { delays, toastIds } = await page.evaluate(() => globalThis.press);
  // Browsers do not report events shorter than 16 ms, so a press that was not reported counts as 16 ms.
  return { delay: Math.max(16, ...delays), toasts: toastIds.length };
}

function recordPress() {
  const record: typeof globalThis.press = { delays: [], toastIds: [] };
  globalThis.press = record;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) record.delays.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new MutationObserver(() => {
    const toast = document.querySelector('.mantine-Notification-root');
    if (toast && record.toastIds.at(-1) !== toast.id) record.toastIds.push(toast.id);
  }).observe(document, { childList: true, subtree: true });
}

async function waitForButton() {
  while (performance.getEntriesByName('first-contentful-paint').length === 0)
    await new Promise(requestAnimationFrame);
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const button = [...document.querySelectorAll('main button')].at(-1)!;
  button.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = button.getBoundingClientRect();
  const wait = paint!.startTime + 300 - performance.now();
  await new Promise((resolve) => setTimeout(resolve, wait));
  return { x: x + width / 2, y: y + height / 2 };
}
