import type { GatheredTabStop } from '../../gather/tabSequence.ts';
import { isNarrow, isPlain, isWide, overlayOf } from '../../matrix.ts';
import type { FoundViolation, Rule, RuleContext } from '../../rule.ts';
import { withoutTransitions } from './withoutTransitions.ts';

/** Where the tab sequence is tested: a scheme changes no order and covers nothing. */
export const isTabVariant: Rule['appliesTo'] = (variant, { hasSharedParts }, config) =>
  (isPlain(variant) && variant.scheme === 'light' && (isNarrow(variant) || isWide(variant))) ||
  (overlayOf(variant.state, config) !== undefined && hasSharedParts === true);

export const tabExclusions =
  'The viewport 390×844 and preferences, but for what lies over the page; the dark scheme, which changes no order and covers nothing else. States in which nothing lies over the page. What lies over pages that share it with another one.';

export const readTabSequence = ({ page, tabSequence }: RuleContext) =>
  withoutTransitions(page, tabSequence);

export const atTabStop = ({ target, box }: GatheredTabStop, message: string): FoundViolation => ({
  target,
  box,
  message,
});
