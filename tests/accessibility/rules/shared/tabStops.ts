import type { GatheredTabStop } from '../../gather/tabSequence.ts';
import { isNarrow, isPlain, isSharedOverlay, isWide } from '../../matrix.ts';
import { NotMeasured, type FoundViolation, type Rule, type RuleContext } from '../../rule.ts';
import { withoutTransitions } from './withoutTransitions.ts';

/** Where the tab sequence is tested: a scheme changes no order and covers nothing. */
export const isTabVariant: Rule['appliesTo'] = (variant, page, config) =>
  (isPlain(variant) && variant.scheme === 'light' && (isNarrow(variant) || isWide(variant))) ||
  isSharedOverlay(variant, page, config);

export const tabExclusions =
  'The viewport 390×844, the dark scheme and preferences, but for overlays; other states; overlays on pages that share them with another one.';

/** @throws NotMeasured where the page hides its keys from the record */
export async function readTabSequence({ page, tabSequence }: RuleContext) {
  const isExpected = await page.evaluate(() => audit.listTabbable().length > 0);
  const stops = await withoutTransitions(page, tabSequence);
  if (isExpected && stops.every(({ role }) => role === 'nothing'))
    throw new NotMeasured('No tab stop was recorded on a page that has controls.');
  return stops;
}

/** At what Tab leads to, be it recorded or listed. */
export const atTabStop = (
  { target, box }: Pick<GatheredTabStop, 'target' | 'box'>,
  message: string,
): FoundViolation => ({ target, box, message });
