import { isPixelVariant } from '../../matrix.ts';
import type { Rule } from '../../rule.ts';
import { controlRatio, findLowContrastControls } from '../shared/findLowContrastControls.ts';
import { whenSettled } from '../shared/whenSettled.ts';
import { withoutTransitions } from '../shared/withoutTransitions.ts';

const covers = `The edge or background of every control that has one, and every icon, has a contrast of ${controlRatio} : 1 with the pixels around it.`;

export const nonTextContrast: Rule = {
  id: 'non-text-contrast',
  description: covers,
  criteria: { '1.4.11': covers },
  exclusions:
    'Languages other than one of each direction of writing, whose style is the same. 390×844, which has the style of 320×256. Large and spaced text and reduced motion, which change no color. The page after a navigation and without JavaScript, which has the style of the loaded one. What lies over the page, on pages that share it with another one. Icons that are no SVG element.',
  appliesTo: (variant, page, config) =>
    page.isStyleSample === true && isPixelVariant(variant, page, config),
  evaluate: (context) =>
    withoutTransitions(context.page, () =>
      whenSettled(context, () => findLowContrastControls(context)),
    ),
};
