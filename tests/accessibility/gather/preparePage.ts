import type { Page } from 'playwright-core';
import type { AuditConfig } from '../config.ts';
import { overlayOf } from '../matrix.ts';
import type { Variant } from '../model.ts';
import { applyTextPreference } from './emulation.ts';
import { installPageTools } from './pageTools.ts';

/** Gives a page that is in its state the variant's text, all of its images and the tools of the rules. */
export async function preparePage(
  page: Page,
  variant: Variant,
  config: AuditConfig,
): Promise<void> {
  await applyTextPreference(page, variant);
  await installPageTools(page, config);
  if (variant.state === 'loaded')
    await page.evaluate(() => {
      (document.activeElement as HTMLElement | null)?.blur();
      window.scrollTo({ top: 0, behavior: 'instant' });
    });
  // A user who prefers large text pressed what they saw. Here text grows after the press and pushes
  // the control away.
  else if (overlayOf(variant.state, config))
    await page.evaluate(() =>
      document.activeElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' }),
    );
  // Lazy images would come only as the user scrolls.
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
    return Promise.all([
      document.fonts.ready,
      ...[...document.images].map((image) => image.decode().catch(() => {})),
    ]);
  });
}
