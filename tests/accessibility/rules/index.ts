import type { Rule, SiteRule } from '../rule.ts';
import { abbreviations } from './abbreviations/rule.ts';
import { accessibleNames } from './accessible-names/rule.ts';
import { animatedImages } from './animated-images/rule.ts';
import { axeRule } from './axe/rule.ts';
import { bypassBlocks } from './bypass-blocks/rule.ts';
import { changeOnRequest } from './change-on-request/rule.ts';
import { consistentNavigation } from './consistent-navigation/rule.ts';
import { contentLoss } from './content-loss/rule.ts';
import { contentOnHover } from './content-on-hover/rule.ts';
import { focusIndicator } from './focus-indicator/rule.ts';
import { focusManagement } from './focus-management/rule.ts';
import { focusObscured } from './focus-obscured/rule.ts';
import { focusReturn } from './focus-return/rule.ts';
import { headingStructure } from './heading-structure/rule.ts';
import { htmlValidate } from './html-validate/rule.ts';
import { ibm } from './ibm/rule.ts';
import { languageOfParts } from './language-of-parts/rule.ts';
import { linkPurpose } from './link-purpose/rule.ts';
import { noMotion } from './no-motion/rule.ts';
import { noScript } from './no-script/rule.ts';
import { nonTextContrast } from './non-text-contrast/rule.ts';
import { notApplicable } from './not-applicable/rule.ts';
import { operability } from './operability/rule.ts';
import { pointerCancellation } from './pointer-cancellation/rule.ts';
import { print } from './print/rule.ts';
import { readingOrder } from './reading-order/rule.ts';
import { reducedMotion } from './reduced-motion/rule.ts';
import { reflow } from './reflow/rule.ts';
import { stateContrast } from './state-contrast/rule.ts';
import { statusMessages } from './status-messages/rule.ts';
import { tabSequence } from './tab-sequence/rule.ts';
import { targetSize } from './target-size/rule.ts';
import { textClipping } from './text-clipping/rule.ts';
import { textContrast } from './text-contrast/rule.ts';
import { textOverlap } from './text-overlap/rule.ts';
import { textPresentation } from './text-presentation/rule.ts';
import { textResize } from './text-resize/rule.ts';
import { timeLimits } from './time-limits/rule.ts';
import { uniqueTitles } from './unique-titles/rule.ts';
import { untranslatableText } from './untranslatable-text/rule.ts';
import { untranslatedNames } from './untranslated-names/rule.ts';

/**
 * All rules, in the order in which they run: a rule that reads the focus comes before those that
 * move it, and gathering the tab sequence closes an open list.
 */
export const rules: readonly Rule[] = [
  focusManagement,
  noMotion,
  animatedImages,
  reflow,
  textClipping,
  textOverlap,
  contentLoss,
  textResize,
  targetSize,
  readingOrder,
  textPresentation,
  headingStructure,
  accessibleNames,
  linkPurpose,
  languageOfParts,
  abbreviations,
  untranslatableText,
  notApplicable,
  noScript,
  reducedMotion,
  nonTextContrast,
  textContrast,
  stateContrast,
  axeRule,
  ibm,
  htmlValidate,
  print,
  focusIndicator,
  tabSequence,
  focusObscured,
  changeOnRequest,
  timeLimits,
  statusMessages,
  operability,
  focusReturn,
  pointerCancellation,
  contentOnHover,
  bypassBlocks,
];

/** Rules that compare pages with each other. */
export const siteRules: readonly SiteRule[] = [
  uniqueTitles,
  consistentNavigation,
  untranslatedNames,
];

/** Rules whose verdict depends on the width of letters, for a second set of fonts. */
export const layoutRules: readonly Rule[] = [
  reflow,
  textClipping,
  textOverlap,
  contentLoss,
  targetSize,
  readingOrder,
  focusIndicator,
  tabSequence,
  focusObscured,
];
