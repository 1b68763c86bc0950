import { overlayOf } from '../../matrix.ts';
import { NotMeasured, type RuleContext } from '../../rule.ts';
import { holdsSoon } from './holdsSoon.ts';
import { withoutTransitions } from './withoutTransitions.ts';

/**
 * Measures after fonts are loaded and animations have ended. Endless animations are ignored, because
 * `no-motion` reports them.
 *
 * @throws NotMeasured if the page does not settle, or does not stay settled during the measurement
 */
export function whenSettled<T>(
  { page, variant: { state }, config }: RuleContext,
  measure: () => Promise<T>,
): Promise<T> {
  const overlay = overlayOf(state, config);
  return withoutTransitions(page, async () => {
    if (await holdsSoon(page, isSettled, overlay)) {
      const measured = await measure();
      if (await page.evaluate(isSettled, overlay)) return measured;
    }
    throw new NotMeasured(
      `The page did not settle in the state “${state}”: fonts were loading, something was moving, or the overlay was gone. No pixels were measured.`,
    );
  });
}

/** Runs in the page. */
function isSettled(overlay: string | undefined): boolean {
  const isMoving = ({ playState, timeline, effect }: Animation) =>
    playState === 'running' &&
    timeline === document.timeline &&
    effect?.getComputedTiming().endTime !== Infinity;
  return (
    document.fonts.status === 'loaded' &&
    !audit.listRoots().some((root) => root.getAnimations().some(isMoving)) &&
    (overlay === undefined || audit.listElements(overlay).some(audit.isVisible))
  );
}
