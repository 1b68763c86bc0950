import type { Page } from 'playwright-core';
import type { FoundViolation, RuleContext } from '../rule.ts';
import { applyTextPreference, emulateMedia } from './emulation.ts';
import { enterState } from './pageStates.ts';
import { installPageTools } from './pageTools.ts';

type Needed = Pick<RuleContext, 'page' | 'contexts' | 'auditPage' | 'variant' | 'config'>;

/** The same page in a browser context of its own, with a clock that the rule sets. */
export async function withFreshPage(
  { page, contexts, auditPage, variant, config }: Needed,
  evaluate: (fresh: Page) => Promise<FoundViolation[]>,
  state = 'loaded',
): Promise<FoundViolation[]> {
  const { origin } = new URL(page.url());
  const fresh = await contexts.create(auditPage);
  try {
    await fresh.clock.install();
    await emulateMedia(fresh, variant);
    await enterState(fresh, origin, auditPage, state, config);
    await installPageTools(fresh, config);
    return await evaluate(fresh);
  } finally {
    await fresh.context().close();
  }
}

/** The same page in the same variant and state, for a rule that leaves its page changed. */
export async function withScratchPage<T>(
  { page, contexts, auditPage, variant, config }: Needed,
  evaluate: (scratch: Page) => Promise<T>,
): Promise<T> {
  const { origin } = new URL(page.url());
  const scratch = await contexts.reuse('scratch', auditPage);
  await emulateMedia(scratch, variant);
  await enterState(scratch, origin, auditPage, variant.state, config);
  await applyTextPreference(scratch, variant);
  await installPageTools(scratch, config);
  return evaluate(scratch);
}
