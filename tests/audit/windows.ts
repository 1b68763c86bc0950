import type { Browser, Page } from '@playwright/test';
import { neverOffered } from '../e2e/neverOffered.ts';
import { speakTo } from './protocol.ts';

/** Whose browser prefers `locale`, and may run no scripts. */
export type Visitor = { locale: string; hasScript?: boolean };

type Use = 'looked at' | 'spent';

/**
 * Each window has a context of its own and is given one page: of one behind another, Chromium at times draws
 * no frame, and whoever asks for its picture waits for ever
 * (https://github.com/microsoft/playwright/issues/33330).
 */
export type Windows = {
  /** Kept for the next visitor of that use, since a new one takes as long as five loads of a page. */
  visit: (use: Use, visitor: Visitor) => Promise<Page>;
  /** For one visitor, whose window is changed for good: the caller closes its context. */
  openNew: (visitor: Visitor) => Promise<Page>;
  /** Those that were kept; the next visitor has new ones. */
  close: () => Promise<void>;
};

export function keepWindows(browser: Browser): Windows {
  const kept = new Map<Use, Page>();
  return {
    async visit(use, visitor) {
      const page = kept.get(use) ?? (await openWindow(browser));
      kept.set(use, page);
      await leave(page);
      await receive(page, visitor);
      return page;
    },
    async openNew(visitor) {
      const page = await openWindow(browser);
      await receive(page, visitor);
      return page;
    },
    async close() {
      const pages = [...kept.values()];
      kept.clear();
      await Promise.all(pages.map((page) => page.context().close()));
    },
  };
}

async function openWindow(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await neverOffered(context);
  return context.newPage();
}

/** With nothing of the last visitor but the page, which goes when the next one comes. */
async function leave(page: Page): Promise<void> {
  const others = page
    .context()
    .pages()
    .filter((one) => one !== page);
  await Promise.all(others.map((one) => one.close()));
  // Where no control is.
  await page.mouse.move(-1, -1);
  if (page.url().startsWith('http'))
    await page.evaluate(() => {
      // Pages write as they are left.
      const stop = (event: Event) => event.stopImmediatePropagation();
      window.addEventListener('pagehide', stop, { capture: true });
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
