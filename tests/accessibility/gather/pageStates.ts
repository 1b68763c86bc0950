import { errors, type Page } from 'playwright-core';
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

/** The unit is milliseconds. The limit is long enough for a busy machine. */
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
    if (!own) await openPage(page, url, id === 'without JavaScript' ? undefined : config.ready);
    await state.enter(page, { url, auditPage });
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    throw new StateNotReached(
      `The page does not get into the state “${id}” within ${stepTimeout / 1000} s. Make sure that ${state.requirement}.`,
      { cause: error },
    );
  }
}

/** @param ready selector of an element that exists only after the page's script has run */
export async function openPage(page: Page, url: string, ready?: string): Promise<void> {
  await page.goto(url);
  if (ready) await waitForElement(page, ready);
}
