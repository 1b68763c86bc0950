import type { Page } from '@playwright/test';
import { t } from './pages.ts';
import { expect, hydrated, test, visit } from './site.ts';

const toast = (page: Page) => page.locator('[data-kind]');
const learnMore = (page: Page) => page.getByRole('main').getByRole('button').first();

/** The script waits until the test lets it come. */
async function holdScript(page: Page) {
  const { promise: hasArrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/*.js', (route) => hasArrived.then(() => route.continue()));
  return arrive;
}

test('a button that is pressed before the script has come is answered once, when it has', async ({
  page,
}) => {
  const arrive = await holdScript(page);
  await page.goto('/');
  await learnMore(page).click();
  await learnMore(page).click();
  await expect(toast(page)).toHaveCount(0);
  arrive();
  await hydrated(page);
  await expect(toast(page)).toHaveCount(1);
  await expect(page.getByRole('status')).not.toBeEmpty();
});

test('a press before the page is taken over does not have it taken over in one long task', async ({
  page,
}) => {
  // As React listens: https://github.com/facebook/react/blob/main/packages/react-dom-bindings/src/events/ReactDOMEventListener.js
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'keydown'])
      document.addEventListener(type, () => heard.push(type), true);
  });
  const readHeard = () => page.evaluate(() => Reflect.get(window, 'heard') as string[]);
  const arrive = await holdScript(page);
  await page.goto('/');
  await learnMore(page).click();
  await page.keyboard.press('Escape');
  expect(await readHeard()).toEqual([]);
  arrive();
  await expect(toast(page)).toHaveCount(1);
  expect(await readHeard()).toEqual(['click']);
});

test('a visitor who goes on by keyboard while the script comes keeps their place', async ({
  page,
}) => {
  const arrive = await holdScript(page);
  await page.goto('/#about');
  const focused = page.locator(':focus');
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Tab');
  const [text, top] = [await focused.textContent(), await page.evaluate(() => window.scrollY)];
  arrive();
  await hydrated(page);
  await expect(focused).toHaveText(text!);
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  await expect(page.getByRole('status')).toBeEmpty();
});

test('nothing of the script is fetched before the page is there', async ({ page }) => {
  const before: string[] = [];
  let isLoaded = false;
  page.on('load', () => (isLoaded = true));
  page.on('request', (request) => {
    if (!isLoaded && request.resourceType() === 'script') before.push(request.url());
  });
  await visit(page, '/');
  expect(before).toEqual([]);
});

test('who saves data gets no script before using the page', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  // As late as the script would come; a page that draws no frame is never idle by itself.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2500 })),
  );
  expect(scripts).toEqual([]);
  await learnMore(page).click();
  await expect(toast(page)).toHaveText(
    t(($) => $.common.toast.comingSoon, { product: t(($) => $.home.products.room.name) }),
  );
});
