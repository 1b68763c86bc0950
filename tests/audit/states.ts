import { errors, type Page } from '@playwright/test';
import type { AuditPage, State } from './model.ts';
import { preferred } from './openPage.ts';

/** What is over the page in states that open something: a message, a note, the links of the list. */
export const opened = '[data-kind], details[open] > :not(summary)';

/** What a visitor does to bring a page into each state, by keyboard. */
const enter: Record<State, (page: Page, auditPage: AuditPage) => Promise<void>> = {
  async loaded(page, { address }) {
    await open(page, address);
  },

  async 'skip link focused'(page, { address }) {
    await open(page, address);
    await page.keyboard.press('Tab');
  },

  async 'message open'(page, { address }) {
    await open(page, address);
    await page.locator('#room-action').focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-kind]').waitFor();
  },

  async 'after navigation'(page, { address, route }) {
    const home = route === 'home' ? address : address.slice(0, address.lastIndexOf('/')) || '/';
    await open(page, route === 'home' ? `${address === '/' ? '' : address}/privacy` : home);
    const link = page.locator(`footer a[href="${address}"]:not([hreflang])`).last();
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(address);
    await settleFocus(page);
  },

  async 'language control used'(page, { address }) {
    await open(page, address);
    await page.locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.locator('details[open]').waitFor();
  },

  async 'language offered'(page, { address, locale }) {
    await page.goto(address);
    await page.evaluate(([key, tag]) => sessionStorage.setItem(key, tag), [
      preferred,
      locale === 'ar' ? 'de' : 'ar',
    ] as const);
    await open(page, address);
    await page.locator('[data-kind=note]').waitFor();
    await page.evaluate((key) => sessionStorage.removeItem(key), preferred);
  },

  async 'without JavaScript'(page, { address }) {
    await page.goto(address);
  },
};

export async function enterState(page: Page, auditPage: AuditPage, state: State): Promise<void> {
  await enter[state](page, auditPage);
}

/** On something new, or for as long as nobody would wait: where it is then is for a check to say. */
async function settleFocus(page: Page): Promise<void> {
  await page
    .waitForFunction(() => document.activeElement?.localName === 'h1', undefined, { timeout: 2000 })
    .catch((error: unknown) => {
      if (!(error instanceof errors.TimeoutError)) throw error;
    });
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-hydrated]').waitFor();
}
