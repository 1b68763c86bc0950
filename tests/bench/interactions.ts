import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { withBrowser } from './browser.ts';
import type { Values } from './summary.ts';

/** Lighthouse's own: a phone, and the slow 4G that it simulates. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
const slowdown = { rate: 4 };
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** Milliseconds from the first paint to the first press, and until an answer counts as lost. */
const firstPress = 300;
const answerTimeout = 15_000;

declare global {
  /** In the page: when the visitor clicked last, and how long the events of that took. */
  var interaction: { clickedAt: number; delays: number[] };
}

/**
 * The first press of “Learn More”, soon after the first paint; then a navigation and the list of
 * languages, when the page is at rest. On slow 4G the press comes long before the script.
 *
 * @returns less for a site that has not all of these
 */
export async function measureInteractions(home: string, locale: string): Promise<Values> {
  return withBrowser(async (browser) => {
    const values: Values = {};
    for (const network of ['fast network', 'slow 4G']) {
      const context = await browser.newContext({ ...phone, locale });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', slowdown);
      if (network === 'slow 4G') await session.send('Network.emulateNetworkConditions', slow4G);
      await page.addInitScript(recordInteractions);
      await page.goto(home, { waitUntil: 'commit' });
      const measured = {
        'first press': await pressButton(page, session),
        navigation: await click(page, 'footer a[href$="/privacy"]', 'main:not(:has(#hero-title))'),
        'language list': await click(page, 'summary', 'details[open]'),
      };
      for (const [name, parts] of Object.entries(measured))
        for (const [part, value] of Object.entries(parts))
          values[`${network}, ${name}: ${part}`] = value;
      await context.close();
    }
    return values;
  });
}

function recordInteractions() {
  const now = { clickedAt: 0, delays: [] as number[] };
  globalThis.interaction = now;
  addEventListener('click', ({ timeStamp }) => (now.clickedAt = timeStamp), { capture: true });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) now.delays.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

async function pressButton(page: Page, session: CDPSession): Promise<Values> {
  const target = await page.evaluate(findButton, answerTimeout);
  if (!target) return {};
  const { x, y, paintedAt } = target;
  const answer = waitForAnswer(page, '.mantine-Notification-root, [data-kind=info]');
  await delay(Math.max(0, paintedAt + firstPress - Date.now()));
  const pressedAt = Date.now();
  // Both are on their way before a busy page has answered the first.
  await Promise.all(
    (['mousePressed', 'mouseReleased'] as const).map((type) =>
      session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 }),
    ),
  );
  return {
    'after first paint ms': pressedAt - paintedAt,
    ...(await readInteraction(page, answer)),
  };
}

/** The last button, in view. A build may hide it until its script is there. */
async function findButton(timeout: number) {
  const nextFrame = () => new Promise(requestAnimationFrame);
  const findPaint = () => performance.getEntriesByName('first-contentful-paint')[0];
  while (!findPaint()) await nextFrame();
  for (;;) {
    const button = [...document.querySelectorAll('main button')].at(-1);
    if (button?.checkVisibility({ visibilityProperty: true })) {
      button.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = button.getBoundingClientRect();
      const paintedAt = performance.timeOrigin + findPaint()!.startTime;
      return { x: x + width / 2, y: y + height / 2, paintedAt };
    }
    if (performance.now() > timeout) return undefined;
    await nextFrame();
  }
}

async function click(page: Page, selector: string, answerSelector: string): Promise<Values> {
  await page.waitForLoadState('networkidle');
  const target = page.locator(selector).first();
  if ((await target.count()) === 0) return {};
  await page.evaluate(() => Object.assign(interaction, { clickedAt: 0 }).delays.splice(0));
  const answer = waitForAnswer(page, answerSelector);
  await target.click();
  return readInteraction(page, answer);
}

/** @returns milliseconds from the click until the answer is in the page; nothing if it never is */
async function waitForAnswer(page: Page, selector: string): Promise<number | undefined> {
  const find = (one: string) =>
    interaction.clickedAt > 0 &&
    document.querySelector(one) &&
    performance.now() - interaction.clickedAt;
  try {
    const handle = await page.waitForFunction(find, selector, { timeout: answerTimeout });
    return Number(await handle.jsonValue());
  } catch {
    return undefined;
  }
}

async function readInteraction(page: Page, answer: Promise<number | undefined>): Promise<Values> {
  const answered = await answer;
  const delays = await page.evaluate(async () => {
    // The browser tells of an event some time after the paint that followed it.
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200)));
    return interaction.delays;
  });
  return {
    // It does not tell of shorter ones.
    'event ms': Math.max(16, ...delays),
    lost: answered === undefined ? 1 : 0,
    ...(answered !== undefined && { 'answer ms': answered }),
  };
}
