import type { Page } from 'playwright-core';
import type { Rgba } from '../../gather/inPage/colors.ts';
import { blend, toContrast, type Rgb } from '../../gather/pixels.ts';
import { isPixelVariant, isPlain, overlayOf } from '../../matrix.ts';
import type { FoundViolation, Rule } from '../../rule.ts';
import { controlRatio, findLowContrast, listLowContrastTexts } from '../shared/contrast.ts';
import { whenSettled } from '../shared/whenSettled.ts';

export const contrast: Rule = {
  id: 'contrast',
  criteria: {
    '1.4.3':
      'The color of every text has a contrast of 4.5 : 1, or 3 : 1 where it is large, with the pixels behind it.',
    '1.4.6':
      'The color of every text has a contrast of 7 : 1, or 4.5 : 1 where it is large, with the pixels behind it.',
    '1.4.11': `The edge or background of every control that has one, and every icon, has a contrast of ${controlRatio} : 1 with the pixels around it.`,
  },
  exclusions:
    'Languages other than one of each direction of writing, except for the dark scheme by default, overlays and the skip link; 390×844; states that have the style of the loaded page. Large and spaced text and reduced motion. Visited links, whose color no script can read. Bullets of lists. Generated content over images or with a position of its own. Icons that are not SVG elements, and those with text, whose text is measured.',
  appliesTo: (variant, page, config) =>
    (isPixelVariant(variant, page, config) &&
      (page.isStyleSample === true || (isPlain(variant) && variant.scheme === 'dark'))) ||
    ((overlayOf(variant.state, config) !== undefined || variant.state === 'skip link focused') &&
      variant.preference === 'default'),
  evaluate: (context) =>
    whenSettled(context, async () => {
      const violations = await findLowContrast(context);
      // Generated content is not tested in forced colors, because computed styles do not contain
      // forced colors.
      if (context.variant.preference === 'forced colors') return violations;
      return [...violations, ...(await findLowContrastGeneratedContent(context.page))];
    }),
};

/**
 * Compares the color with background colors instead of pixels, because no script can find the place of
 * generated content on the page.
 */
async function findLowContrastGeneratedContent(page: Page): Promise<FoundViolation[]> {
  const found = await page.evaluate(() => {
    // `Canvas`, the color behind the page, depends on the color scheme, so it is read from a temporary
    // element.
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
        if (!isRead(element, pseudo)) return [];
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
    return { ...part, subject, contrast: toContrast(blend(color, behind), behind) };
  });
  return listLowContrastTexts(measured);
}
