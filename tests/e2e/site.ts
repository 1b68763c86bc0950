import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { suggestedInTests } from './pages.ts';
import { serveSite } from './serveSite.ts';

type Fixtures = {
  /** Whether this visitor has been offered another language, which happens once. */
  wasOffered: boolean;
  /** What the console has said that was no comment: a warning, an error, an exception. */
  complaints: string[];
  /** Words of what the browser says of a fault that the test injects; each has to be said. */
  expectedComplaints: string[];
};

type WorkerFixtures = { server: string };

/** Runs on the built site; a complaint in the console, or a request to elsewhere, fails a test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from it.
    async ({}, provide) => {
      const { origin, close } = await serveSite();
      await provide(origin);
      close();
    },
    { scope: 'worker' },
  ],

  baseURL: ({ server }, provide) => provide(server),

  wasOffered: [
    async ({ context }, provide) => {
      await context.addInitScript((entries) => {
        if (!window.origin.startsWith('http')) return;
        for (const [key, value] of Object.entries(entries)) localStorage[key] ??= value;
      }, suggestedInTests);
      await provide(true);
    },
    { auto: true },
  ],

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from it.
  expectedComplaints: ({}, provide) => provide([]),

  complaints: [
    async ({ context, server, expectedComplaints }, provide) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        // Only a browser with a window loads the icons of a page, and complains if it is offline.
        if (message.location().url.includes('/favicon.')) return;
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      context.on('weberror', (error) => complaints.push(error.error().message));
      context.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(server) && !request.isNavigationRequest())
          complaints.push(`a request to ${url}`);
      });
      await provide(complaints);
      const isExpected = (line: string) => expectedComplaints.some((words) => line.includes(words));
      expect(complaints.filter((line) => !isExpected(line))).toEqual([]);
      for (const words of expectedComplaints)
        expect(complaints).toContainEqual(expect.stringContaining(words));
    },
    { auto: true },
  ],
});

export { expect };

/** Until the page answers to a script as well. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor();
}

/** Until links need no document any more. */
export async function complete(page: Page): Promise<void> {
  await page.locator('html[data-hydrated][data-complete]').waitFor();
}

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await complete(page);
}

/** Lets what the page asks for wait until the test has an answer for it. */
export async function hold(page: Page, pattern: string) {
  const { promise: answer, resolve } = Promise.withResolvers<'continue' | 'abort'>();
  const requests: string[] = [];
  await page.route(pattern, async (route) => {
    requests.push(route.request().resourceType());
    await route[await answer]();
  });
  return { answer: (how: 'continue' | 'abort' = 'continue') => resolve(how), requests };
}

/** The texts of an element, but for style sheets. */
export const readTexts = (element: Locator) =>
  element.evaluate((one) => {
    const copy = one.cloneNode(true) as Element;
    for (const style of copy.querySelectorAll('style')) style.remove();
    return copy.textContent;
  });

export const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The product whose button is the first, which opens a toast: the name on its card. */
export const readProduct = (page: Page): Promise<string> =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') })
    .first()
    .getByRole('heading')
    .innerText();

export const getToast = (page: Page) => page.locator('.mantine-Notification-root');

/** Every page has it, before those to other languages. */
export const privacyLink = (page: Page) =>
  page.getByRole('contentinfo').locator('a[href$="/privacy"]').first();

/** The languages that the browser asks for, the best first. */
export const prefer = (page: Page, languages: readonly string[]) =>
  page.addInitScript((preferred) => {
    Object.defineProperty(navigator, 'languages', { value: preferred });
  }, languages);

/** Has the page collect what moves by itself, which `readMoved` gives. */
export const recordMoved = (page: Page) =>
  page.addInitScript(() => {
    type Shift = PerformanceEntry & { sources: { node: Node | null }[] };
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { node } of (list.getEntries() as Shift[]).flatMap(({ sources }) => sources))
        // The rest of a line that is read from the right moves what is there of it.
        if (node instanceof Element && getComputedStyle(node).display !== 'inline')
          moved.push(node.outerHTML.slice(0, 200));
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const readMoved = (page: Page) => page.evaluate(() => Reflect.get(window, 'moved'));
