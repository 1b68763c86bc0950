import type { Page } from '@playwright/test';
import type { Found, Subject } from './check.ts';
import { installTools } from './inPage.ts';
import { applyMedia, applyText } from './looks.ts';
import type { State } from './model.ts';
import { openPage } from './openPage.ts';
import { enterState } from './states.ts';

/** The same page once more, in its looks, with a clock in hand: a day passes when a check says so. */
export function onFreshPage(
  subject: Pick<Subject, 'page' | 'auditPage' | 'variant'>,
  look: (fresh: Page) => Promise<Found[]>,
  state: State = 'loaded',
): Promise<Found[]> {
  const { auditPage, variant } = subject;
  return onNewPage(subject, async (fresh) => {
    await fresh.clock.install();
    await applyMedia(fresh, variant);
    await enterState(fresh, auditPage, state);
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
