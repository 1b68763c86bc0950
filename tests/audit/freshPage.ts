import type { Page } from '@playwright/test';
import type { Found, Subject } from './check.ts';
import { installTools } from './inPage.ts';
import { applyMedia, applyText } from './looks.ts';
import type { State } from './model.ts';
import { enterState } from './states.ts';

type Needed = Pick<Subject, 'page' | 'windows' | 'auditPage' | 'variant'>;

/** The same page once more, in its looks, with a clock in hand: a day passes when a check says so. */
export async function onFreshPage(
  { page, windows, auditPage, variant }: Needed,
  look: (fresh: Page) => Promise<Found[]>,
  state: State = 'loaded',
): Promise<Found[]> {
  const { origin } = new URL(page.url());
  const fresh = await windows.openNew(auditPage);
  try {
    await fresh.clock.install();
    await applyMedia(fresh, variant);
    await enterState(fresh, origin, auditPage, state);
    await installTools(fresh);
    return await look(fresh);
  } finally {
    await fresh.context().close();
  }
}

/** The same page once more, in its looks and state, for a check that leaves its marks. */
export async function onSpentPage<T>(
  { page, windows, auditPage, variant }: Needed,
  look: (spent: Page) => Promise<T>,
): Promise<T> {
  const { origin } = new URL(page.url());
  const spent = await windows.visit('spent', auditPage);
  await applyMedia(spent, variant);
  await enterState(spent, origin, auditPage, variant.state);
  await applyText(spent, variant);
  await installTools(spent);
  return look(spent);
}
