import { errors, type Page } from '@playwright/test';
import type { AuditPage, State } from './model.ts';
import { prefer } from './windows.ts';

/** What is over the page in states that open something: a message, a note, the links of the list. */
export const opened = '[data-kind], details[open] > :not(summary)';

type Place = AuditPage & { url: string };

/** What a visitor does to bring a page into each state, by keyboard. */
const enter: Record<State, (page: Page, place: Place) => Promise<void>> = {
  async loaded(page, { url }) {
    await open(page, url);
  },

  async 'skip link focused'(page, { url }) {
    await open(page, url);
    await page.keyboard.press('Tab');
  },

  async 'message open'(page, { url }) {
    await open(page, url);
    await page.locator('#room-action').focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-kind]').waitFor();
  },

  async 'after navigation'(page, { url, address, route }) {
    const home = route === 'home' ? address : address.slice(0, address.lastIndexOf('/')) || '/';
    const other = route === 'home' ? `${address === '/' ? '' : address}/privacy` : home;
    await open(page, new URL(other, url).href);
    const link = page.locator(`footer a[href="${address}"]:not([hreflang])`).last();
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(url);
    await settleFocus(page);
  },

  async 'language control used'(page, { url }) {
    await open(page, url);
    await page.locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.locator('details[open]').waitFor();
  },

  async 'language offered'(page, { url, locale }) {
    // It is offered once.
    if (page.url().startsWith('http'))
      await page.evaluate(() => localStorage.removeItem('language-offered'));
    await prefer(page, locale === 'ar' ? 'de' : 'ar');
    await open(page, url);
    await page.locator('[data-kind=note]').waitFor();
    await prefer(page, locale);
  },

  async 'without JavaScript'(page, { url }) {
    await page.goto(url);
  },
};

/** @param origin of the server that has the page */
export async function enterState(
  page: Page,
  origin: string,
  auditPage: AuditPage,
  state: State,
): Promise<void> {
  await enter[state](page, { ...auditPage, url: origin + auditPage.address });
}

/** On something new, or for as long as nobody would wait: where it is then is for a check to say. */
async function settleFocus(page: Page): Promise<void> {
  await page
    .waitForFunction(() => document.activeElement?.localName === 'h1', undefined, { timeout: 2000 })
    .catch((error: unknown) => {
      if (!(error instanceof errors.TimeoutError)) throw error;
    });
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('html[data-hydrated]').waitFor();
}
