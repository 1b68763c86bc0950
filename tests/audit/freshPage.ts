import type { Page } from '@playwright/test';
import type { Found, Subject } from './check.ts';
import { installTools } from './inPage.ts';
import { applyMedia, applyText } from './looks.ts';
import { openPage } from './openPage.ts';
import { enterState } from './states.ts';

/** The same page once more, with a clock in hand: time passes when a check says so. */
export function onFreshPage(
  subject: Pick<Subject, 'page' | 'auditPage'>,
  look: (fresh: Page) => Promise<Found[]>,
): Promise<Found[]> {
  return onNewPage(subject, async (fresh) => {
    await fresh.clock.install();
    await fresh.goto(subject.page.url());
    await fresh.locator('html[data-hydrated]').waitFor();
    await installTools(fresh);
    return look(fresh);
  });
}

/** The same page once more, in its looks and state, for a check that leaves its marks. */
export function onSpentPage(
  subject: Pick<Subject, 'page' | 'auditPage' | 'variant'>,
  look: (spent: Page) => Promise<Found[]>,
): Promise<Found[]> {
  const { auditPage, variant } = subject;
  return onNewPage(subject, async (spent) => {
    await applyMedia(spent, variant);
    await enterState(spent, auditPage, variant.state);
    await applyText(spent, variant);
    await installTools(spent);
    return look(spent);
  });
}

async function onNewPage(
  { page, auditPage: { locale } }: Pick<Subject, 'page' | 'auditPage'>,
  look: (other: Page) => Promise<Found[]>,
): Promise<Found[]> {
  const { origin } = new URL(page.url());
  const other = await openPage(page.context().browser()!, { origin, locale });
  try {
    return await look(other);
  } finally {
    await other.context().close();
  }
}
