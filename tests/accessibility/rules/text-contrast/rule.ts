import { isPixelVariant, isPlain, overlayOf } from '../../matrix.ts';
import type { Rule } from '../../rule.ts';
import { findLowContrastText, textRatio } from '../shared/findLowContrastText.ts';
import { whenSettled } from '../shared/whenSettled.ts';
import { withoutTransitions } from '../shared/withoutTransitions.ts';
import { findLowContrastGeneratedContent } from './generatedContent.ts';

const covers = `The color of every text has a contrast of ${textRatio} : 1 with the pixels behind it.`;

export const textContrast: Rule = {
  id: 'text-contrast',
  description: `Every text has a contrast of ${textRatio} : 1 with the pixels behind it, whatever its size.`,
  criteria: { '1.4.3': covers, '1.4.6': covers },
  exclusions:
    'Languages other than one of each direction of writing, whose style is the same, but for the dark scheme by default, for what lies over the page and for the skip link. 390×844, which has the style of 320×256. Large and spaced text and reduced motion, which change no color. The page after a navigation and without JavaScript, which has the style of the loaded one. Visited links, whose color no script can read. Bullets of lists. Generated content over images or with a position of its own.',
  appliesTo: (variant, page, config) =>
    (isPixelVariant(variant, page, config) &&
      (page.isStyleSample === true || (isPlain(variant) && variant.scheme === 'dark'))) ||
    ((overlayOf(variant.state, config) !== undefined || variant.state === 'skip link focused') &&
      variant.preference === 'default'),
  evaluate: (context) =>
    withoutTransitions(context.page, () =>
      whenSettled(context, async () => [
        ...(await findLowContrastText(context)),
        // The colors that the system forces are not those of the style.
        ...(context.variant.preference === 'forced colors'
          ? []
          : await findLowContrastGeneratedContent(context.page, textRatio)),
      ]),
    ),
};
