import { isPixelVariant, isPlain, overlayOf } from '../../matrix.ts';
import type { Rule } from '../../rule.ts';
import { findLowContrastText, textRatio } from '../shared/findLowContrastText.ts';
import { whenSettled } from '../shared/whenSettled.ts';
import { findLowContrastGeneratedContent } from './generatedContent.ts';

const covers = `The color of every text has a contrast of ${textRatio} : 1 with the pixels behind it.`;

export const textContrast: Rule = {
  id: 'text-contrast',
  description: `Every text has a contrast of ${textRatio} : 1 with the pixels behind it, whatever its size.`,
  criteria: { '1.4.3': covers, '1.4.6': covers },
  exclusions:
    'Languages other than one of each direction of writing, but for the dark scheme by default, overlays and the skip link; 390×844; states that have the style of the loaded page. Large and spaced text and reduced motion. Visited links, whose color no script can read. Bullets of lists. Generated content over images or with a position of its own.',
  appliesTo: (variant, page, config) =>
    (isPixelVariant(variant, page, config) &&
      (page.isStyleSample === true || (isPlain(variant) && variant.scheme === 'dark'))) ||
    ((overlayOf(variant.state, config) !== undefined || variant.state === 'skip link focused') &&
      variant.preference === 'default'),
  evaluate: (context) =>
    whenSettled(context, async () => [
      ...(await findLowContrastText(context)),
      // The colors that the system forces are not those of the style.
      ...(context.variant.preference === 'forced colors'
        ? []
        : await findLowContrastGeneratedContent(context.page)),
    ]),
};
