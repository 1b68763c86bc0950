import type { Browser, BrowserContext, Page } from 'playwright-core';
import { cdpSession } from './cdpSession.ts';

export type BrowserSettings = {
  locale: string;
  hasJavaScript?: boolean;
};

/**
 * Each browser context has only one page, because Chromium sometimes does not draw a page behind another
 * one. A screenshot of the hidden page then never finishes
 * (https://github.com/microsoft/playwright/issues/33330).
 */
export type BrowserContexts = ReturnType<typeof createBrowserContexts>;

export function createBrowserContexts(
  browser: Browser,
  storage: Readonly<Record<string, string>> = {},
) {
  const reused = new Map<string, Page>();
  const open = new Set<BrowserContext>();
  let isClosed = false;
  const openPage = async () => {
    const context = await browser.newContext();
    open.add(context);
    // `close` may have been called while this context was created.
    if (isClosed) {
      await context.close();
      throw new Error('The browser contexts are closed. Create others with createBrowserContexts.');
    }
    context.on('close', () => open.delete(context));
    await context.addInitScript((entries) => {
      if (!window.origin.startsWith('http')) return;
      for (const [key, value] of Object.entries(entries)) localStorage[key] ??= value;
    }, storage);
    return context.newPage();
  };
  return {
    /** Keeps one page for each purpose, because opening a new one takes as long as five page loads. */
    async reuse(purpose: 'audited' | 'scratch', settings: BrowserSettings): Promise<Page> {
      const page = reused.get(purpose) ?? (await openPage());
      reused.set(purpose, page);
      await reset(page);
      return emulateUser(page, settings);
    },
    /** The caller has to close the context of the page. */
    create: async (settings: BrowserSettings): Promise<Page> =>
      emulateUser(await openPage(), settings),
    /** Also prevents new contexts, because a rule that timed out may still try to open one. */
    async close(): Promise<void> {
      isClosed = true;
      reused.clear();
      await Promise.all([...open].map((context) => context.close()));
    },
  };
}

async function reset(page: Page): Promise<void> {
  const others = page.context().pages();
  await Promise.all(others.filter((one) => one !== page).map((one) => one.close()));
  if (page.url().startsWith('http'))
    await page.evaluate(() => {
      // The old document unloads at the next page load, and must not store anything then.
      Storage.prototype.setItem = () => {};
      localStorage.clear();
      sessionStorage.clear();
    });
}

async function emulateUser(
  page: Page,
  { locale, hasJavaScript = true }: BrowserSettings,
): Promise<Page> {
  await emulateLocale(page, locale);
  const session = await cdpSession(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: !hasJavaScript });
  return page;
}

export async function emulateLocale(page: Page, locale: string): Promise<void> {
  const session = await cdpSession(page);
  const userAgent = await page.evaluate(() => navigator.userAgent);
  await session.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: locale });
}
