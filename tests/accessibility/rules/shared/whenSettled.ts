import type { Page } from 'playwright-core';
import { overlayOf } from '../../matrix.ts';
import { NotMeasured, type RuleContext } from '../../rule.ts';
import { holdsSoon } from './holdsSoon.ts';

/**
 * Measures once fonts are loaded and animations have ended, while the page is in its state.
 * Animations without an end are no obstacle: whether a page may have them is for other rules.
 * @throws NotMeasured where the page does not settle, or leaves its state meanwhile
 */
export async function whenSettled<T>(
  { page, variant: { state }, config }: Pick<RuleContext, 'page' | 'variant' | 'config'>,
  measure: () => Promise<T>,
): Promise<T> {
  const overlay = overlayOf(state, config);
  if (!(await holdsSoon(page, isSettled, overlay))) throw await describeUnsettled(page, state);
  const measured = await measure();
  if (!(await page.evaluate(isSettled, overlay))) throw await describeUnsettled(page, state);
  return measured;
}

/** Runs in the page. */
function isSettled(overlay: string | undefined): boolean {
  return (
    document.fonts.status === 'loaded' &&
    !document
      .getAnimations()
      .some(
        ({ playState, timeline, effect }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Infinity,
      ) &&
    (overlay === undefined ||
      [...document.querySelectorAll(overlay)].some((element) => audit.isVisible(element)))
  );
}

async function describeUnsettled(page: Page, state: string): Promise<NotMeasured> {
  const reason = await page.evaluate(() =>
    document.fonts.status !== 'loaded'
      ? 'its fonts were loading'
      : 'something was moving, or what lies over the page had gone',
  );
  return new NotMeasured(
    `The page did not settle in the state “${state}”: ${reason}. No pixels were measured.`,
  );
}
