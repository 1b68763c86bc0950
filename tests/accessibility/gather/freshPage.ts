import type { Page } from 'playwright-core';
import type { FoundViolation, RuleContext } from '../rule.ts';
import { emulateMedia } from './emulation.ts';
import { enterState } from './pageStates.ts';
import { preparePage } from './preparePage.ts';

type Needed = Pick<RuleContext, 'page' | 'contexts' | 'auditPage' | 'variant' | 'config'>;

/** Opens the URL of the audited page in a new browser context, with a clock that the rule controls. */
export async function withFreshPage(
  needed: Needed,
  evaluate: (fresh: Page) => Promise<FoundViolation[]>,
): Promise<FoundViolation[]> {
  const fresh = await needed.contexts.create(needed.auditPage);
  try {
    await fresh.clock.install();
    await enterVariant(fresh, needed);
    return await evaluate(fresh);
  } finally {
    await fresh.context().close();
  }
}

/** Calls `evaluate` with a second copy of the audited page, so that the audited page does not change. */
export async function withScratchPage<T>(
  needed: Needed,
  evaluate: (scratch: Page) => Promise<T>,
): Promise<T> {
  const scratch = await needed.contexts.reuse('scratch', needed.auditPage);
  await enterVariant(scratch, needed);
  return evaluate(scratch);
}

async function enterVariant(
  other: Page,
  { page, auditPage, variant, config }: Needed,
): Promise<void> {
  await emulateMedia(other, variant);
  await enterState(other, new URL(page.url()).origin, auditPage, variant.state, config);
  await preparePage(other, variant, config);
}
