import { isPixelVariant } from '../../matrix.ts';
import type { Rule } from '../../rule.ts';
import { controlRatio, findLowContrastControls } from '../shared/contrast.ts';
import { whenSettled } from '../shared/whenSettled.ts';

export const nonTextContrast: Rule = {
  id: 'non-text-contrast',
  criteria: {
    '1.4.11': `The edge or background of every control that has one, and every icon, has a contrast of ${controlRatio} : 1 with the pixels around it.`,
  },
  exclusions:
    'Languages other than one of each direction of writing, 390×844, and overlays on pages that share them with another one: their style is the same. Large and spaced text and reduced motion. Icons that are not SVG elements.',
  appliesTo: (variant, page, config) =>
    page.isStyleSample === true && isPixelVariant(variant, page, config),
  evaluate: (context) => whenSettled(context, () => findLowContrastControls(context)),
};
