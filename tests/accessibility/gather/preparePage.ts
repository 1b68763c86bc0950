import type { Page } from 'playwright-core';
import type { AuditConfig } from '../config.ts';
import { overlayOf } from '../matrix.ts';
import type { Variant } from '../model.ts';
import { applyTextPreference } from './emulation.ts';
import { installPageTools } from './pageTools.ts';

export async function preparePage(
  page: Page,
  variant: Variant,
  config: AuditConfig,
): Promise<void> {
  await installPageTools(page, config);
  await applyTextPreference(page, variant);
  if (variant.state === 'loaded')
    await page.evaluate(() => {
      (document.activeElement as HTMLElement | null)?.blur();
      window.scrollTo({ top: 0, behavior: 'instant' });
    });
  // The text preference is applied after the overlay was opened, so larger text may have pushed the focused
  // control out of view.
  else if (overlayOf(variant.state, config))
    await page.evaluate(() =>
      document.activeElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' }),
    );
  // Lazy images are loaded now. Otherwise they would load only when the page scrolls, and could be
  // missing in a screenshot of the whole page.
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
    return Promise.all([
      document.fonts.ready,
      ...[...document.images].map((image) => image.decode().catch(() => {})),
    ]);
  });
  // End short transitions, which may have started when the page was switched to this variant. Otherwise rules
  // that measure text would see the page in the middle of a change. The end of a transition may start another
  // one, so this is repeated.
  await page.evaluate(async () => {
    for (let round = 0; round < 5; round += 1) {
      const transitions = audit
        .listRoots()
        .flatMap((root) => root.getAnimations())
        .filter((one) => one instanceof CSSTransition && one.playState === 'running')
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 1000);
      if (transitions.length === 0) return;
      for (const transition of transitions) transition.finish();
      // The page hears of the end in the first frame, and the second frame shows what it changes.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    }
  });
}
