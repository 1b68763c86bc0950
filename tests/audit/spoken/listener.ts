import { neverOffered } from '../../e2e/neverOffered.ts';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { readBrowserTree, type BrowserTree } from './browserTree.ts';
import { provideScreenReader } from './simulation.ts';

/** A visitor's browser, and a second line to it, on which it tells what it hands to a screen reader. */
export type Listener = { page: Page; session: CDPSession };

/** The year of the footer's last line; the transcripts do not change on New Year's Eve. */
const today = new Date('2026-01-01T12:00:00Z');

/** What all pages of a context share. */
export async function prepareContext(context: BrowserContext): Promise<void> {
  // Each page load is a first visit, whatever was visited before.
  await context.addInitScript(() => sessionStorage.clear());
  await context.clock.setFixedTime(today);
  await neverOffered(context);
  await provideScreenReader(context);
}

/** @param page of a context that is prepared */
export async function createListener(page: Page): Promise<Listener> {
  return { page, session: await page.context().newCDPSession(page) };
}

/** Loads a page and waits until it answers to a script as well. */
export async function open({ page }: Listener, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor();
}

/** What the browser shows a screen reader now. */
export async function look({ session }: Listener): Promise<BrowserTree> {
  return readBrowserTree(session);
}

/** The browser's number of what has the focus; <body> where nothing has. */
export async function findFocus({ session }: Listener): Promise<number> {
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'document.activeElement',
  });
  if (result.objectId === undefined) return -1;
  const { node } = await session.send('DOM.describeNode', { objectId: result.objectId });
  return node.backendNodeId;
}
