import type { Page } from '@playwright/test';
import { installTools } from './inPage.ts';
import { applyText } from './looks.ts';
import { opens } from './matrix.ts';
import type { Variant } from './model.ts';

/** Gives a page that is in its state the variant's text, all of its pictures and the checks' tools. */
export async function prepare(page: Page, variant: Variant): Promise<void> {
  await applyText(page, variant);
  await installTools(page);
  if (variant.state === 'loaded')
    await page.evaluate(() => {
      (document.activeElement as HTMLElement | null)?.blur();
      window.scrollTo({ top: 0, behavior: 'instant' });
    });
  // Who has set large text pressed what they saw; here it grows after the press, and pushes it away.
  else if (opens(variant.state))
    await page.evaluate(() =>
      document.activeElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' }),
    );
  // Pictures that wait for the visitor to come near, so that all of the page is there.
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
    return Promise.all([
      document.fonts.ready,
      ...[...document.images].map((image) => image.decode().catch(() => {})),
    ]);
  });
}
