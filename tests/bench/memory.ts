import type { CDPSession } from '@playwright/test';
import { withBrowser } from './browser.ts';
import type { Values } from './summary.ts';

const half = 100;

/**
 * Compiled code is on the heap as well, and V8 compiles for about a thousand navigations. What the page
 * keeps cannot be seen beside that: https://v8.dev/blog/jitless
 */
const args = ['--js-flags=--jitless'];

/**
 * What a page keeps of two hundred navigations and two hundred toasts. The first hundred fill the
 * caches; what the second hundred add would grow for ever.
 */
export async function measureMemory(home: string, locale: string): Promise<Values> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage({ locale });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(home, { waitUntil: 'networkidle' });
    if ((await page.locator('#hero-title').count()) === 0) return {}; // Not our site.
    // What waits for the first use is there from here on.
    await page.locator('main button').last().click();
    await page.locator('.mantine-Notification-root, [data-kind]').waitFor();
    // V8's cache of numbers as text grows once, by 65 kB, at the navigation at which it happens to be full.
    await page.evaluate(() => Array.from({ length: 10_000 }, (_, number) => String(number)));

    const values: Values = {};
    for (const [name, act] of Object.entries({ navigations: navigate, toasts: showToasts })) {
      const steps = [await read(session)];
      for (let step = 0; step < 2; step += 1) {
        await page.evaluate(act, half);
        steps.push(await read(session));
      }
      const [start, middle, end] = steps as [Values, Values, Values];
      for (const metric of Object.keys(start)) {
        values[`memory before ${name}: ${metric}`] = start[metric]!;
        values[`memory of ${name} 1–${half}: ${metric}`] = middle[metric]! - start[metric]!;
        values[`memory of ${name} ${half + 1}–${2 * half}: ${metric}`] =
          end[metric]! - middle[metric]!;
      }
    }
    return values;
  }, args);
}

async function read(session: CDPSession): Promise<Values> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value;
  return {
    'heap kB': valueOf('JSHeapUsedSize') / 1000,
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
  };
}

async function navigate(times: number) {
  const isHome = () => document.getElementById('hero-title') !== null;
  for (let time = 0; time < times; time += 1) {
    const before = isHome();
    const link = before ? 'footer a[href$="/privacy"]' : 'header nav a';
    document.querySelector<HTMLElement>(link)!.click();
    while (isHome() === before) await new Promise(requestAnimationFrame);
  }
}

async function showToasts(times: number) {
  for (let time = 0; time < times; time += 1) {
    [...document.querySelectorAll<HTMLElement>('main button')].at(-1)!.click();
    await new Promise(requestAnimationFrame);
  }
}
