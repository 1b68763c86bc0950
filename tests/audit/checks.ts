import { axeCheck } from './engines/axe.ts';
import { markup } from './engines/htmlValidate.ts';
import { ibmCheck } from './engines/ibm.ts';
import { abbreviations } from './checks/abbreviations.ts';
import { absent } from './checks/absent.ts';
import { byItself, passingTime } from './checks/byItself.ts';
import { cancellation } from './checks/cancellation.ts';
import { clipped } from './checks/clipped.ts';
import { controlContrast } from './checks/controlContrast.ts';
import { controlStates } from './checks/controlStates.ts';
import { enlarged } from './checks/enlarged.ts';
import { focusSeen, tabWalk } from './checks/focus.ts';
import { focusIndicator } from './checks/focusIndicator.ts';
import { bypass, focusKept } from './checks/focusMoved.ts';
import { focusReturned } from './checks/focusReturned.ts';
import { languageOfParts } from './checks/language.ts';
import { overlap, reflow, targetSize } from './checks/layout.ts';
import { linkPurpose } from './checks/linkPurpose.ts';
import { measure, sequence } from './checks/lines.ts';
import { lost } from './checks/lost.ts';
import { message } from './checks/message.ts';
import { stillness, stillPictures } from './checks/motion.ts';
import { operable } from './checks/operable.ts';
import { printed } from './checks/printed.ts';
import { reducedMotion } from './checks/reducedMotion.ts';
import { revealed } from './checks/revealed.ts';
import { strayWords } from './checks/strayWords.ts';
import { names, outline } from './checks/structure.ts';
import { textContrast } from './checks/textContrast.ts';
import { withoutScript } from './checks/withoutScript.ts';
import type { Check } from './check.ts';

/**
 * Everything that is looked for on a page, in the order in which it is: what asks for the focus
 * comes before what moves it. Each has its proof, `proofs/<id>.bad.html` and `.good.html`.
 */
export const checks: readonly Check[] = [
  focusKept,
  stillness,
  stillPictures,
  reflow,
  clipped,
  overlap,
  lost,
  enlarged,
  targetSize,
  sequence,
  measure,
  outline,
  names,
  linkPurpose,
  languageOfParts,
  abbreviations,
  strayWords,
  absent,
  withoutScript,
  reducedMotion,
  controlContrast,
  textContrast,
  controlStates,
  axeCheck,
  ibmCheck,
  markup,
  printed,
  // The walk closes an open list behind itself.
  focusIndicator,
  tabWalk,
  focusSeen,
  byItself,
  passingTime,
  message,
  operable,
  focusReturned,
  cancellation,
  revealed,
  bypass,
];
