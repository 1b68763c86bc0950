import type { Page } from 'playwright-core';
import type { FoundViolation, RuleContext } from '../rule.ts';
import { emulateMedia } from './emulation.ts';
import { enterState } from './pageStates.ts';
import { preparePage } from './preparePage.ts';

type Needed = Pick<RuleContext, 'page' | 'contexts' | 'auditPage' | 'variant' | 'config'>;

const originOf = ({ page }: Needed) => new URL(page.url()).origin;

/** Opens the URL of the audited page in a new browser context, with a clock that the rule controls. */
export async function withFreshPage(
  needed: Needed,
  evaluate: (fresh: Page) => Promise<FoundViolation[]>,
): Promise<FoundViolation[]> {
  const fresh = await needed.contexts.create(needed.auditPage);
  try {
    await fresh.clock.install();
    await enterVariant(fresh, originOf(needed), needed);
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
  await enterVariant(scratch, originOf(needed), needed);
  return evaluate(scratch);
}

export async function enterVariant(
  page: Page,
  origin: string,
  { auditPage, variant, config }: Pick<RuleContext, 'auditPage' | 'variant' | 'config'>,
): Promise<void> {
  await emulateMedia(page, variant);
  await enterState(page, origin, auditPage, variant.state, config);
  await preparePage(page, variant, config);
}
