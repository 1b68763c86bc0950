import type { Browser, BrowserContext, Page } from 'playwright-core';
import { cdpSession } from './cdpSession.ts';

export type User = {
  /** The language that the browser prefers. */
  locale: string;
  hasJavaScript?: boolean;
};

/**
 * Browser contexts of one page each, because Chromium sometimes draws no frame of a page behind
 * another, so that its screenshot never comes (https://github.com/microsoft/playwright/issues/33330).
 */
export type BrowserContexts = ReturnType<typeof createBrowserContexts>;

/** @param storage `localStorage` with which every context starts */
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
    // All contexts may have been closed while this one was created.
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
    /** A page that is kept for the next user of its purpose. A new one takes as long as five page loads. */
    async reuse(purpose: 'audited' | 'scratch', user: User): Promise<Page> {
      const page = reused.get(purpose) ?? (await openPage());
      reused.set(purpose, page);
      await reset(page);
      return emulateUser(page, user);
    },
    /** A page for one user. The caller closes its context. */
    create: async (user: User): Promise<Page> => emulateUser(await openPage(), user),
    /** Closes all contexts for good, because a rule that timed out may still use their pages. */
    async close(): Promise<void> {
      isClosed = true;
      reused.clear();
      await Promise.all([...open].map((context) => context.close()));
    },
  };
}

/** Removes all traces of the last user. The next page load replaces the document. */
async function reset(page: Page): Promise<void> {
  const others = page.context().pages();
  await Promise.all(others.filter((one) => one !== page).map((one) => one.close()));
  if (page.url().startsWith('http'))
    await page.evaluate(() => {
      // A page may write to its storage while it unloads.
      Storage.prototype.setItem = () => {};
      localStorage.clear();
      sessionStorage.clear();
    });
}

async function emulateUser(page: Page, { locale, hasJavaScript = true }: User): Promise<Page> {
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
