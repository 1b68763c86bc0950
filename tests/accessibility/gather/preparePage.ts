import type { Page } from 'playwright-core';
import type { AuditConfig } from '../config.ts';
import { overlayOf } from '../matrix.ts';
import type { Variant } from '../model.ts';
import { applyTextPreference, waitForFrames } from './emulation.ts';
import { installPageTools } from './pageTools.ts';

export async function preparePage(
  page: Page,
  variant: Variant,
  config: AuditConfig,
): Promise<void> {
  await installPageTools(page, config.generatedIds);
  await applyTextPreference(page, variant);
  if (variant.state === 'loaded')
    await page.evaluate(() => {
      (document.activeElement as HTMLElement | null)?.blur();
      window.scrollTo({ top: 0, behavior: 'instant' });
    });
  // If the text became larger after the overlay was opened, the focused control may be out of view.
  else if (overlayOf(variant.state, config))
    await page.evaluate(() =>
      document.activeElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' }),
    );
  // Without this step, lazy images could be missing in a screenshot of the whole page.
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
    return Promise.all([
      document.fonts.ready,
      ...[...document.images].map((image) => image.decode().catch(() => {})),
    ]);
  });
  // End short transitions, which switching to this variant may have started. Otherwise rules would measure
  // text during such a transition.
  const hasEnded = await page.evaluate(endTransitions);
  // Scripts may react to the end of a transition. Without JavaScript, `waitForFrames` would wait forever.
  if (hasEnded && variant.state !== 'without JavaScript') await waitForFrames(page);
}

/** Runs in the page. The end of a transition may start another one, so the function checks again. */
function endTransitions(): boolean {
  const listTransitions = () =>
    audit
      .listRoots()
      .flatMap((root) => root.getAnimations())
      .filter((one) => one instanceof CSSTransition && one.playState === 'running')
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 1000);
  let transitions = listTransitions();
  const hasEnded = transitions.length > 0;
  for (let round = 0; round < 5 && transitions.length > 0; round += 1) {
    for (const transition of transitions) transition.finish();
    transitions = listTransitions();
  }
  return hasEnded;
}
