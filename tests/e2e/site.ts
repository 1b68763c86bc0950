import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { waitForElement } from 'accessibility-audit';
import { notFound } from '../../src/site/routes.ts';
import { initialLocalStorage } from './pages.ts';
import { serveSite } from './serveSite.ts';

type Fixtures = {
  /** Errors and warnings in the console, exceptions, and requests (but not navigations) to other sites. */
  complaints: string[];
  /** For tests that inject a fault: each of these texts must occur in one of the complaints. */
  expectedComplaints: string[];
};

type WorkerFixtures = { server: string };

/**
 * A test fails if `complaints` contains anything that the test neither lists in `expectedComplaints` nor
 * removes from `complaints`. Complaints about `/404` are always expected.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern here.
    async ({}, provide) => {
      const { origin, close } = await serveSite();
      await provide(origin);
      close();
    },
    { scope: 'worker' },
  ],

  baseURL: ({ server }, provide) => provide(server),

  storageState: ({ baseURL }, provide) => {
    const localStorage = Object.entries(initialLocalStorage).map(([name, value]) => ({
      name,
      value,
    }));
    return provide({ cookies: [], origins: [{ origin: baseURL!, localStorage }] });
  },

  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern here.
  expectedComplaints: ({}, provide) => provide([]),

  complaints: [
    async ({ context, baseURL, expectedComplaints }, provide) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        // A Chromium with a window requests the favicon even offline. The headless shell never does.
        const { url } = message.location();
        if (url.includes('/favicon.')) return;
        if (!['error', 'warning'].includes(message.type())) return;
        const text = message.text();
        // Chromium's message about a failed request does not contain the address.
        complaints.push(text.startsWith('Failed to load resource') ? `${text}: ${url}` : text);
      });
      context.on('weberror', (error) => complaints.push(error.error().message));
      context.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(baseURL!) && !request.isNavigationRequest())
          complaints.push(`a request to ${url}`);
      });
      await provide(complaints);
      const isExpected = (line: string) =>
        line.endsWith(notFound.path) || expectedComplaints.some((words) => line.includes(words));
      expect(complaints.filter((line) => !isExpected(line))).toEqual([]);
      for (const words of expectedComplaints)
        expect(complaints).toContainEqual(expect.stringContaining(words));
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Waits for the whole page, because `data-hydrated` is set when only the layout is hydrated. React adds
 * properties to each element that it has hydrated.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await waitForElement(page, 'html[data-hydrated]');
  await page.evaluate(async () => {
    const isHydrated = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__react'));
    const listControls = () => [...document.querySelectorAll('#root :is(a, button)')];
    while (!listControls().every(isHydrated)) await new Promise(requestAnimationFrame);
  });
}

/**
 * Waits until the browser is idle, because the page begins to load more code at this moment. If a page draws
 * no frame, the browser may never report that it is idle, so there is a timeout.
 */
export const waitForIdle = (page: Page, timeout = 5000) =>
  page.evaluate(
    (milliseconds) =>
      new Promise((resolve) => requestIdleCallback(resolve, { timeout: milliseconds })),
    timeout,
  );

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Delays requests until the test calls the returned function. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

export const holdScript = (page: Page) => holdRequests(page, '**/assets/index-*.js');

export function recordRequests(page: Page, type: string): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === type) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

export const readTexts = (element: Locator) =>
  element.evaluate((one) => {
    const copy = one.cloneNode(true) as Element;
    for (const style of copy.querySelectorAll('style')) style.remove();
    return copy.textContent;
  });

export const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The buttons of products without the status `live`. Each button opens a toast. */
export const getToastButtons = (page: Page) => page.getByRole('main').getByRole('button');

export const readProductNameOfFirstButton = (page: Page): Promise<string> =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') })
    .first()
    .getByRole('heading')
    .innerText();

export const getToast = (page: Page) => page.locator('.mantine-Notification-root');

/** Records the text of each toast, even if another toast soon takes its place. */
export const recordToasts = (page: Page) =>
  page.addInitScript(() => {
    const toasts = new Map<string, string>();
    Object.assign(window, { toasts });
    new MutationObserver(() => {
      const toast = document.querySelector<HTMLElement>('.mantine-Notification-root');
      if (toast && !toasts.has(toast.id)) toasts.set(toast.id, toast.innerText);
    }).observe(document, { childList: true, subtree: true });
  });

export const readToasts = (page: Page) =>
  page.evaluate(() => [...(Reflect.get(window, 'toasts') as Map<string, string>).values()]);

/** Finds the toast that suggests another language. */
export const getSuggestion = (page: Page) => page.locator('[data-quiet]');

export const getPrivacyLink = (page: Page) =>
  page.getByRole('contentinfo').locator('a[href$="/privacy"]').first();

export const preferLanguages = (page: Page, languages: readonly string[]) =>
  page.addInitScript((preferred) => {
    Object.defineProperty(navigator, 'languages', { value: preferred, configurable: true });
  }, languages);

export const recordMoves = (page: Page) =>
  page.addInitScript(() => {
    type Shift = PerformanceEntry & { sources: { node: Node | null }[] };
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { node } of (list.getEntries() as Shift[]).flatMap(({ sources }) => sources))
        // Inline text in a right-to-left line moves while the browser still receives the rest of the line.
        if (node instanceof Element && getComputedStyle(node).display !== 'inline')
          moved.push(node.outerHTML.slice(0, 200));
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const readMoves = (page: Page) => page.evaluate(() => Reflect.get(window, 'moved'));

/** The clip path changes when the line between the “before” and the “after” picture moves. */
export const readCut = (scene: Page | Locator) =>
  scene
    .locator('img[src$="#after"]')
    .first()
    .evaluate((image) => getComputedStyle(image).clipPath);
