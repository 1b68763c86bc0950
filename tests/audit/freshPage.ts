import type { Page } from '@playwright/test';
import type { Found, Subject } from './check.ts';
import { installTools } from './inPage.ts';
import { applyMedia, applyText } from './looks.ts';
import { enterState } from './states.ts';

/** The same page once more, with a clock in hand: time passes when a check says so. */
export function onFreshPage(page: Page, look: (fresh: Page) => Promise<Found[]>): Promise<Found[]> {
  return onNewPage(page, async (fresh) => {
    await fresh.clock.install();
    await fresh.goto(page.url());
    await fresh.locator('html[data-hydrated]').waitFor();
    await installTools(fresh);
    return look(fresh);
  });
}

/** The same page once more, in its looks and state, for a check that leaves its marks. */
export function onSpentPage(
  { page, auditPage, variant }: Pick<Subject, 'page' | 'auditPage' | 'variant'>,
  look: (spent: Page) => Promise<Found[]>,
): Promise<Found[]> {
  return onNewPage(page, async (spent) => {
    await applyMedia(spent, variant);
    await enterState(spent, auditPage, variant.state);
    await applyText(spent, variant);
    await installTools(spent);
    return look(spent);
  });
}

async function onNewPage(page: Page, look: (other: Page) => Promise<Found[]>): Promise<Found[]> {
  const other = await page.context().newPage();
  try {
    return await look(other);
  } finally {
    await other.close();
  }
}
