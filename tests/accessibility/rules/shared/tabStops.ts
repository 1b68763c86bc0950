import { isNarrow, isPlain, isSharedOverlay, isWide } from '../../matrix.ts';
import { NotMeasured, type Rule, type RuleContext } from '../../rule.ts';
import { withoutTransitions } from './withoutTransitions.ts';

/** One color scheme is enough, because schemes change neither the order of controls nor what covers them. */
export const isTabVariant: Rule['appliesTo'] = (variant, page, config) =>
  (isPlain(variant) && variant.scheme === 'light' && (isNarrow(variant) || isWide(variant))) ||
  isSharedOverlay(variant, page, config);

export const tabExclusions =
  'For the loaded page: 390×844, the dark scheme and all preferences except the default. Overlays, except on one page of each language, because all pages share them. All other states.';

/** @throws NotMeasured if the page has controls, but no tab stop was recorded */
export async function readTabSequence({ page, tabSequence }: RuleContext) {
  const isExpected = await page.evaluate(() => audit.listTabStops().length > 0);
  const stops = await withoutTransitions(page, tabSequence);
  if (isExpected && stops.every(({ role }) => role === 'nothing'))
    throw new NotMeasured('No tab stop was recorded on a page that has controls.');
  return stops;
}
