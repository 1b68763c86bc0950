import { errors, type Page, type Response } from 'playwright-core';
import type { AuditConfig, PageState } from '../config.ts';
import type { AuditPage } from '../model.ts';
import { waitForElement } from './waitForElement.ts';

type State = Pick<PageState, 'requirement' | 'enter'>;

const loaded: State = {
  requirement: 'it loads, and its script runs to the end',
  enter: async () => {},
};

export const builtInStates: Readonly<Record<string, State>> = {
  loaded,
  'skip link focused': { ...loaded, enter: (page) => page.keyboard.press('Tab') },
  'without JavaScript': { ...loaded, requirement: 'the server sends it' },
};

/** This limit, in milliseconds, is long enough for a busy machine. */
const stepTimeout = 20_000;

/** A fault of the page, not of the audit, causes this error. */
export class StateNotReached extends Error {}

/** @throws StateNotReached with a message that says how to fix the page */
export async function enterState(
  page: Page,
  origin: string,
  auditPage: AuditPage,
  id: string,
  config: AuditConfig,
): Promise<void> {
  page.setDefaultTimeout(stepTimeout);
  const url = origin + auditPage.address;
  const own = config.states?.find((state) => state.id === id);
  const state = own ?? builtInStates[id]!;
  try {
    if (!own) {
      await fetchPage(page, url, auditPage);
      await page.waitForLoadState();
      if (config.ready && id !== 'without JavaScript') await waitForElement(page, config.ready);
    }
    await state.enter(page, { url, auditPage });
    if (new URL(page.url()).origin !== origin)
      throw new StateNotReached(
        `${url} leads to ${page.url()}, which has another origin. Audit that site, or correct the address.`,
      );
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    throw new StateNotReached(
      `The page does not get into the state “${id}” within ${stepTimeout / 1000} s. Make sure that ${state.requirement}.`,
      { cause: error },
    );
  }
}

/**
 * Loads the page in the browser, because some servers refuse requests of Node.js.
 *
 * @throws StateNotReached if the server sends an error page, a file that is not HTML, or nothing
 */
export async function fetchPage(
  page: Page,
  url: string,
  { isUnlinked }: Pick<AuditPage, 'isUnlinked'> = {},
): Promise<Response> {
  const response = await page.goto(url, { waitUntil: 'commit' }).catch((cause: Error) => {
    // These errors are not the fault of the server or the address.
    if (/Page crashed|has been closed|is interrupted by/.test(cause.message)) throw cause;
    // The message begins, for example, with “page.goto: net::ERR_CONNECTION_REFUSED at http://localhost/”.
    const [reason] = /net::\w+|[^:]+$/.exec(cause.message.split('\n')[0]!) ?? [];
    throw new StateNotReached(
      `The browser cannot open ${url} (${reason?.trim()}). Start the site, or correct the server or the address (https://…).`,
      { cause },
    );
  });
  const type = response?.headers()['content-type'] ?? 'no content type';
  const status = response?.status() ?? 0;
  const isExpected = response?.ok() || (isUnlinked && [404, 410].includes(status));
  const fault = isExpected ? !type.includes('html') && type : `status ${status}`;
  if (response && !fault) return response;
  throw new StateNotReached(
    `${url} responds with ${fault}, not with a page. Correct the server or the address.`,
  );
}

/** @param ready selector of an element that exists only after the page's script has run */
export async function openPage(page: Page, url: string, ready?: string): Promise<void> {
  await page.goto(url);
  if (ready) await waitForElement(page, ready);
}
