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

test('a button that is pressed twice before the script comes does its work once, and others hear of it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const type of ['pointerdown', 'click', 'keydown', 'touchstart'])
      document.addEventListener(type, () => heard.push(type));
  });
  const { answer } = await hold(page, '**/*.js');
  await page.goto('/');
  await learnMore(page).click();
  await learnMore(page).click();
  await page.locator('main').dispatchEvent('touchstart');
  await page.keyboard.press('Escape');
  const heard = await page.evaluate(() => Reflect.get(window, 'heard') as string[]);
  expect(heard).toEqual(['pointerdown', 'click', 'pointerdown', 'click', 'touchstart', 'keydown']);
  await page.evaluate(() => {
    const shown: string[] = [];
    Object.assign(window, { shown });
    new MutationObserver(() => {
      const toast = document.querySelector('.mantine-Notification-root');
      if (toast && shown.at(-1) !== toast.id) shown.push(toast.id);
    }).observe(document.body, { childList: true, subtree: true });
  });
  answer();
  await expect(getToast(page)).toHaveCount(1);
  expect(await page.evaluate(() => Reflect.get(window, 'shown'))).toHaveLength(1);
});

test('two buttons that are pressed before the script comes both do their work, in their order', async ({
  page,
}) => {
  const { answer } = await hold(page, '**/*.js');
  await page.goto('/');
  const buttons = page.getByRole('main').getByRole('button');
  await buttons.last().click();
  await buttons.first().click();
  answer();
  await expect(getToast(page)).toContainText(await readProduct(page));
});

test('a page without its style sheet shows no toast until it has come', async ({ page }) => {
  const { answer } = await hold(page, '**/*.css');
  await page.goto('/', { waitUntil: 'commit' });
  const loaded = page.waitForResponse('**/assets/index-*.js');
  await learnMore(page).click();
  await loaded;
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })),
  );
  await expect(getToast(page)).toHaveCount(0);
  answer();
  await expect(getToast(page)).toBeVisible();
  await expect(getToast(page)).toHaveCSS('position', 'relative');
});

test('a page whose style sheet cannot be had answers all the same', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push('ERR_FAILED');
  await page.route('**/*.css', (route) => route.abort());
  await page.goto('/');
  await hydrated(page);
  await learnMore(page).click();
  await expect(getToast(page)).toBeVisible();
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
