import type { Page } from '@playwright/test';
import type { Found } from './check.ts';
import { installTools } from './inPage.ts';

/** The same page once more, with a clock in hand: time passes when a check says so. */
export async function onFreshPage(
  page: Page,
  look: (fresh: Page) => Promise<Found[]>,
): Promise<Found[]> {
  const fresh = await page.context().newPage();
  try {
    await fresh.clock.install();
    await fresh.goto(page.url());
    await fresh.locator('html[data-hydrated]').waitFor();
    await installTools(fresh);
    return await look(fresh);
  } finally {
    await fresh.close();
  }
}
