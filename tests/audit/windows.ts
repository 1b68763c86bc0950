import type { Browser, BrowserContext, Page } from '@playwright/test';
import { neverOffered } from '../e2e/neverOffered.ts';
import { speakTo } from './protocol.ts';

/** Whose browser prefers `locale`, and may run no scripts. */
export type Visitor = { locale: string; hasScript?: boolean };

type Use = 'looked at' | 'spent';

/**
 * Each window has a context of its own and is given one page: of one that is behind another,
 * Chromium at times draws no frame, and whoever asks for its picture waits for ever
 * (https://github.com/microsoft/playwright/issues/33330).
 */
export type Windows = {
  /** Kept for the next visitor of that use, since a new one takes as long as five loads of a page. */
  visit: (use: Use, visitor: Visitor) => Promise<Page>;
  /** For one visitor, whose window is changed for good: the caller closes its context. */
  openNew: (visitor: Visitor) => Promise<Page>;
  /** For good: what was given up may go on, and is to find no window of another's. */
  close: () => Promise<void>;
};

export function keepWindows(browser: Browser): Windows {
  const kept = new Map<Use, Page>();
  const opened = new Set<BrowserContext>();
  let isClosed = false;
  const openWindow = async () => {
    const context = await browser.newContext();
    opened.add(context);
    // Asked here, since they may be closed while one is on its way.
    if (isClosed) {
      await context.close();
      throw new Error('The windows are closed. Open others with keepWindows.');
    }
    context.on('close', () => opened.delete(context));
    await neverOffered(context);
    return context.newPage();
  };
  return {
    async visit(use, visitor) {
      const page = kept.get(use) ?? (await openWindow());
      kept.set(use, page);
      await leave(page);
      await receive(page, visitor);
      return page;
    },
    async openNew(visitor) {
      const page = await openWindow();
      await receive(page, visitor);
      return page;
    },
    async close() {
      isClosed = true;
      kept.clear();
      await Promise.all([...opened].map((context) => context.close()));
    },
  };
}

/** With nothing of the last visitor but the page, which goes when the next one comes. */
async function leave(page: Page): Promise<void> {
  const others = page
    .context()
    .pages()
    .filter((one) => one !== page);
  await Promise.all(others.map((one) => one.close()));
  if (page.url().startsWith('http'))
    await page.evaluate(() => {
      // Pages store as they are left, too.
      Storage.prototype.setItem = () => {};
      localStorage.clear();
      sessionStorage.clear();
    });
}

async function receive(page: Page, { locale, hasScript = true }: Visitor): Promise<void> {
  await prefer(page, locale);
  const session = await speakTo(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: !hasScript });
}

/** A language, as the visitor sets it in the browser. */
export async function prefer(page: Page, locale: string): Promise<void> {
  const session = await speakTo(page);
  const userAgent = await page.evaluate(() => navigator.userAgent);
  await session.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: locale });
}
