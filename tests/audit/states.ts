import { errors, type Page } from '@playwright/test';
import { findOffered } from './findOffered.ts';
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

  async 'language offered'(page, { url, locale, dir }) {
    // It is offered once, and English has been offered to all who have nothing in there.
    if (page.url().startsWith('http'))
      await page.evaluate(() => localStorage.setItem('language-offered', 'none'));
    await prefer(page, findOffered({ locale, dir })!);
    await open(page, url);
    await page.locator('[data-kind=note]').waitFor();
    await prefer(page, locale);
  },

  async 'without JavaScript'(page, { url }) {
    await page.goto(url);
  },
};

/** What has to be so for a page to come into each. */
const needs: Record<State, string> = {
  loaded: 'its script runs to the end (html[data-hydrated])',
  'skip link focused': 'its script runs to the end (html[data-hydrated])',
  'message open': 'Enter on the button #room-action shows a message ([data-kind])',
  'after navigation': 'a link in the footer leads here without loading a document',
  'language control used': 'Enter on the summary in the header opens the list',
  'language offered': 'a note comes to visitors who prefer another language ([data-kind=note])',
  'without JavaScript': 'the server sends it',
};

/** Milliseconds in which a page comes into any state, also on a busy machine. */
const patience = 20_000;

/** A fault of the page, and none of the audit. */
export class NotReached extends Error {}

/**
 * @param origin of the server that has the page
 * @throws NotReached where the page does not get there, with the cure
 */
export async function enterState(
  page: Page,
  origin: string,
  auditPage: AuditPage,
  state: State,
): Promise<void> {
  page.setDefaultTimeout(patience);
  try {
    await enter[state](page, { ...auditPage, url: origin + auditPage.address });
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    throw new NotReached(
      `The page does not come into the state “${state}” within ${patience / 1000} s. See that ${needs[state]}.`,
      { cause: error },
    );
  }
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
