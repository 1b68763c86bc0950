import type { Page } from 'playwright-core';
import type { Rgba } from '../../gather/inPage/colors.ts';
import { blend, toContrast, type Rgb } from '../../gather/pixels.ts';
import { isPageCovered, isPixelVariant, isPlain } from '../../matrix.ts';
import type { FoundViolation, RuleDefinition } from '../../rule.ts';
import { controlRatio, findLowContrast, listLowContrastTexts } from '../shared/contrast.ts';
import { whenSettled } from '../shared/whenSettled.ts';

export const rule: RuleDefinition = {
  criteria: {
    '1.4.3':
      'Every text has a contrast of at least 4.5 : 1 (large text 3 : 1) with the pixels behind it.',
    '1.4.6':
      'Every text has a contrast of at least 7 : 1 (large text 4.5 : 1) with the pixels behind it.',
    '1.4.11': `The darkest and the lightest pixel in the box of every icon have a contrast of at least ${controlRatio} : 1. Every control with a top border, a shadow or a background has this contrast with the pixels around it.`,
  },
  exclusions:
    'Most variants in all languages except one for each writing direction. In these other languages, three things are tested, with default preferences: the loaded page in the dark scheme, overlays, and the focused skip link. 390×844. Large and spaced text, and reduced motion. States without an overlay, because they have the styles of the loaded page. The states “loaded” and “skip link focused” are tested. In overlays and with the focused skip link, content that is covered or out of view. Text behind a modal dialog, or that has to be scrolled within an element. Visited links, because scripts cannot read their color. Values and placeholders of fields. Text and icons of disabled controls. Text that its background fills (background-clip: text). Filters other than opacity. Bullets of lists. Generated content that is in forced colors, is over a background image or gradient, or has a position other than static. Generated content that does not begin with a text or a counter, and the opacity of generated content. Edges of controls that are displayed inline. Controls that have another border but no top border. Icons that are not SVG elements. SVG elements with text, because their text is measured instead.',
  appliesTo: (variant, page, config) =>
    (isPixelVariant(variant, page, config) &&
      (page.isStyleSample === true || (isPlain(variant) && variant.scheme === 'dark'))) ||
    (isPageCovered(variant, config) && variant.preference === 'default'),
  evaluate: (context) =>
    whenSettled(context, async () => {
      const violations = await findLowContrast(context);
      // The colors of generated content come from computed styles, which do not contain forced colors.
      if (context.variant.preference === 'forced colors') return violations;
      return [...violations, ...(await findLowContrastGeneratedContent(context.page))];
    }),
};

/**
 * Compares the color of generated content with background colors, not with pixels, because no script can find
 * the place of this content on the page.
 */
async function findLowContrastGeneratedContent(page: Page): Promise<FoundViolation[]> {
  const found = await page.evaluate(() => {
    // `Canvas` depends on the color scheme, so it is read from a temporary element.
    const probe = document.createElement('i');
    probe.style.backgroundColor = 'Canvas';
    document.documentElement.append(probe);
    const canvas = audit.toRgba(getComputedStyle(probe).backgroundColor);
    probe.remove();
    const listBackgrounds = (element: Element | null): Rgba[] | undefined => {
      if (!element) return [canvas];
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      if (backgroundImage !== 'none') return undefined;
      const background = audit.toRgba(backgroundColor);
      if (background[3] === 1) return [background];
      const behind = listBackgrounds(audit.parentOf(element));
      return behind && [background, ...behind];
    };
    const isRead = (element: Element, pseudo: string) => {
      const { content, position } = getComputedStyle(element, pseudo);
      const { display, listStyleType } = getComputedStyle(element);
      // A bullet is a graphic, so the criteria of text do not apply.
      const isTextMarker = !/^(?:none|disc|circle|square|disclosure.*|"")$/.test(listStyleType);
      return pseudo === '::marker'
        ? display === 'list-item' && isTextMarker
        : /^(?:"\s*[^"\s]|counter)/.test(content) && position === 'static';
    };
    return audit.listVisible().flatMap((element) =>
      ['::marker', '::before', '::after'].flatMap((pseudo) => {
        if (audit.isInactive(element) || !isRead(element, pseudo)) return [];
        const style = getComputedStyle(element, pseudo);
        const { color, backgroundColor, listStylePosition } = style;
        const isOutside = pseudo === '::marker' && listStylePosition === 'outside';
        const behind = listBackgrounds(isOutside ? audit.parentOf(element) : element);
        if (!behind) return [];
        const backgrounds = isOutside ? behind : [audit.toRgba(backgroundColor), ...behind];
        const isLarge = audit.isLargeText(style);
        const part = { pseudo, isLarge, color: audit.toRgba(color), backgrounds };
        return [{ ...audit.locate(element), ...part }];
      }),
    );
  });
  const measured = found.map(({ pseudo, color, backgrounds, ...part }) => {
    const behind = backgrounds.reduceRight<Rgb>((under, one) => blend(one, under), [0, 0, 0]);
    const subject = `The generated content (${pseudo})`;
    const comparedWith = 'the background colors behind it';
    const ratio = toContrast(blend(color, behind), behind);
    return { ...part, subject, comparedWith, contrast: ratio };
  });
  return listLowContrastTexts(measured);
}
