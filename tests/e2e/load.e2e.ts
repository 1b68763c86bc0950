import {
  expect,
  getToastButtons,
  getPrivacyLink,
  getToast,
  holdRequests,
  readProductNameOfFirstButton,
  readToasts,
  recordRequests,
  recordToasts,
  test,
  visit,
  waitForHydration,
  waitForIdle,
} from './site.ts';

test('the browser requests all files of the script and the texts at the same time', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/assets/react-*.js');
  const requests = ['index-*.js', 'mantine-*.js', 'texts-en-*.json'].map((file) =>
    page.waitForRequest(`**/assets/${file}`),
  );
  await page.goto('/');
  await Promise.all(requests);
  release();
  await waitForHydration(page);
});

test('a button that is pressed twice before the script loads opens one toast, and other listeners get every event', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const events: string[] = [];
    Object.assign(window, { events });
    for (const type of ['pointerdown', 'click', 'keydown', 'touchstart'])
      document.addEventListener(type, () => events.push(type));
  });
  await recordToasts(page);
  const release = await holdRequests(page, '**/*.js');
  await page.goto('/');
  await getToastButtons(page).first().click();
  await getToastButtons(page).first().click();
  await page.locator('main').dispatchEvent('touchstart');
  await page.keyboard.press('Escape');
  const events = await page.evaluate(() => Reflect.get(window, 'events') as string[]);
  expect(events).toEqual(['pointerdown', 'click', 'pointerdown', 'click', 'touchstart', 'keydown']);
  release();
  const status = page.getByRole('status');
  await expect(status).toContainText(await readProductNameOfFirstButton(page));
  expect(await readToasts(page)).toEqual([await status.innerText()]);
});

test('two buttons that are pressed before the script loads work in the order of the presses', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/*.js');
  await page.goto('/');
  await getToastButtons(page).last().click();
  await getToastButtons(page).first().click();
  release();
  await expect(getToast(page)).toContainText(await readProductNameOfFirstButton(page));
});

test('a toast waits for the style sheet', async ({ page }) => {
  const release = await holdRequests(page, '**/*.css');
  await page.goto('/', { waitUntil: 'commit' });
  const loaded = page.waitForResponse('**/assets/index-*.js');
  await getToastButtons(page).first().click();
  await loaded;
  await waitForIdle(page, 1000);
  await expect(getToast(page)).toHaveCount(0);
  release();
  await expect(getToast(page)).toBeVisible();
  await expect(getToast(page)).toHaveCSS('position', 'relative');
});

test('if the style sheet cannot be loaded, buttons are hidden, and the next link loads a whole document, with its styles', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push('ERR_FAILED');
  await page.route('**/*.css', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('html[data-unscripted]')).toBeAttached();
  await expect(getToastButtons(page)).toHaveCount(0);
  await page.unroute('**/*.css');
  await getPrivacyLink(page).click();
  await expect(page.locator('article')).toHaveCSS('display', 'grid');
  await waitForHydration(page);
});

test('the browser loads no script before it has shown the page', async ({ page }) => {
  await page.addInitScript(() => {
    // This observer reports the first paint only when the test calls `reportPaint`.
    window.PerformanceObserver = class {
      readonly #report: () => void;
      constructor(report: () => void) {
        this.#report = report;
      }
      observe({ type }: PerformanceObserverInit) {
        if (type === 'paint') Object.assign(window, { reportPaint: this.#report });
      }
    } as unknown as typeof PerformanceObserver;
  });
  const scripts = recordRequests(page, 'script');
  await page.goto('/');
  await page.waitForFunction(() => 'reportPaint' in window);
  await waitForIdle(page, 500);
  expect(scripts).toEqual([]);
  await page.evaluate(() => (Reflect.get(window, 'reportPaint') as () => void)());
  await waitForHydration(page);
  expect(scripts).not.toEqual([]);
});

test('a visitor whose browser saves data gets the script only when they use the page', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const scripts = recordRequests(page, 'script');
  await page.clock.install();
  await page.goto('/', { waitUntil: 'networkidle' });
  // Without data saving, the script would load after 2000 ms at the latest.
  await page.clock.runFor(2500);
  expect(scripts).toEqual([]);
  await getToastButtons(page).first().click();
  await expect(getToast(page)).toContainText(await readProductNameOfFirstButton(page));
});

test('the browser does not lay out all texts again when the style sheet arrives', async ({
  page,
  browser,
}) => {
  const categories = ['disabled-by-default-devtools.timeline.invalidationTracking'];
  await browser.startTracing(page, { categories });
  await visit(page, '/');
  const trace = String(await browser.stopTracing());
  const reasons = [...trace.matchAll(/"reason": ?"([^"]+)"/g)].map(([, reason]) => reason);
  expect(reasons).toContain('Added to layout');
  expect(reasons).not.toContain('Fonts changed');
});
