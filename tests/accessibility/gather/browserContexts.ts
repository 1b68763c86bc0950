import type { Browser, BrowserContext, Page } from 'playwright-core';
import { cdpSession } from './cdpSession.ts';

export type User = {
  /** The language that the browser prefers. */
  locale: string;
  hasJavaScript?: boolean;
};

/**
 * Browser contexts of one page each: of a page that is behind another, Chromium at times draws no
 * frame, and a screenshot of it never comes (https://github.com/microsoft/playwright/issues/33330).
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
    // Asked after the context has come, since all of them may have been closed meanwhile.
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
    /** A page that is kept for the next user of that purpose: a new one takes as long as five page loads. */
    async reuse(purpose: 'audited' | 'scratch', user: User): Promise<Page> {
      const page = reused.get(purpose) ?? (await openPage());
      reused.set(purpose, page);
      await reset(page);
      return emulateUser(page, user);
    },
    /** A page for one user; the caller closes its context. */
    create: async (user: User): Promise<Page> => emulateUser(await openPage(), user),
    /** Closes all of them for good: what timed out may go on, and must find no page of another run. */
    async close(): Promise<void> {
      isClosed = true;
      reused.clear();
      await Promise.all([...open].map((context) => context.close()));
    },
  };
}

/** Leaves nothing of the last user but the document, which goes when the next one loads a page. */
async function reset(page: Page): Promise<void> {
  const others = page.context().pages();
  await Promise.all(others.filter((one) => one !== page).map((one) => one.close()));
  if (page.url().startsWith('http'))
    await page.evaluate(() => {
      // A page may write to its storage while it is left.
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

/** The language that the user has set in the browser. */
export async function emulateLocale(page: Page, locale: string): Promise<void> {
  const session = await cdpSession(page);
  const userAgent = await page.evaluate(() => navigator.userAgent);
  await session.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: locale });
}
