import type { Page } from '@playwright/test';
import { expect, getToast, hold, hydrated, readProduct, test } from './site.ts';

const learnMore = (page: Page) => page.getByRole('main').getByRole('button').first();

function recordScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

test('a press before the page is taken over does not have it taken over in one long task', async ({
  page,
}) => {
  // As React listens: https://github.com/facebook/react/blob/main/packages/react-dom-bindings/src/events/ReactDOMEventListener.js
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const types =
      'pointerdown mousedown pointerup mouseup click keydown auxclick contextmenu pointercancel dragstart touchstart touchend touchcancel';
    for (const type of types.split(' '))
      document.addEventListener(type, () => heard.push(type), true);
  });
  const readHeard = () => page.evaluate(() => Reflect.get(window, 'heard') as string[]);
  const { answer } = await hold(page, '**/*.js');
  await page.goto('/');
  await learnMore(page).click();
  await learnMore(page).click();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).click({ button: 'right' });
  // As when a finger begins to scroll.
  for (const type of ['touchstart', 'pointercancel', 'touchcancel', 'touchend', 'dragstart'])
    await page.locator('main').dispatchEvent(type);
  expect(await readHeard()).toEqual([]);
  answer();
  await expect(getToast(page)).toHaveCount(1);
  expect(await readHeard()).toEqual(['click']);
});

test('where the script cannot come, an extension hears of a press', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push('ERR_FAILED');
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/');
  await page.locator('[data-unscripted]').waitFor();
  await page.evaluate(() => document.addEventListener('click', () => (document.title = 'heard')));
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page).toHaveTitle('heard');
});

test('nothing of the script is fetched before the browser has shown the page', async ({ page }) => {
  await page.addInitScript(() => {
    // Tells what is painted only when the test does.
    window.PerformanceObserver = class {
      readonly #tell: () => void;
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe({ type }: PerformanceObserverInit) {
        if (type === 'paint') Object.assign(window, { tellOfPaint: this.#tell });
      }
    } as unknown as typeof PerformanceObserver;
  });
  const scripts = recordScripts(page);
  await page.goto('/');
  await page.waitForFunction(() => 'tellOfPaint' in window);
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })),
  );
  expect(scripts).toEqual([]);
  await page.evaluate(() => (Reflect.get(window, 'tellOfPaint') as () => void)());
  await hydrated(page);
  expect(scripts).not.toEqual([]);
});

test('who saves data gets no script before using the page', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const scripts = recordScripts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  // As late as the script would come; a page that draws no frame is never idle by itself.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2500 })),
  );
  expect(scripts).toEqual([]);
  await learnMore(page).click();
  await expect(getToast(page)).toContainText(await readProduct(page));
});
