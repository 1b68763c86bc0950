import type { GatheredTabStop } from '../../gather/tabSequence.ts';
import { isNarrow, isPlain, isSharedOverlay, isWide } from '../../matrix.ts';
import type { FoundViolation, Rule, RuleContext } from '../../rule.ts';
import { withoutTransitions } from './withoutTransitions.ts';

/** Where the tab sequence is tested: a scheme changes no order and covers nothing. */
export const isTabVariant: Rule['appliesTo'] = (variant, page, config) =>
  (isPlain(variant) && variant.scheme === 'light' && (isNarrow(variant) || isWide(variant))) ||
  isSharedOverlay(variant, page, config);

export const tabExclusions =
  'The viewport 390×844, the dark scheme and preferences, but for overlays; other states; overlays on pages that share them with another one.';

export const readTabSequence = ({ page, tabSequence }: RuleContext) =>
  withoutTransitions(page, tabSequence);

/** At what Tab leads to, be it recorded or listed. */
export const atTabStop = (
  { target, box }: Pick<GatheredTabStop, 'target' | 'box'>,
  message: string,
): FoundViolation => ({ target, box, message });
