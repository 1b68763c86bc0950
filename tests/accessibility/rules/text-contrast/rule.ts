import type { Page } from 'playwright-core';
import type { Rgba } from '../../gather/inPage/colors.ts';
import { blend, toContrast, type Rgb } from '../../gather/pixels.ts';
import { isPixelVariant, isPlain, overlayOf } from '../../matrix.ts';
import type { FoundViolation, Rule } from '../../rule.ts';
import { findLowContrastText, listTooLow, textRatio } from '../shared/contrast.ts';
import { whenSettled } from '../shared/whenSettled.ts';

const covers = `The color of every text has a contrast of ${textRatio} : 1 with the pixels behind it.`;

export const textContrast: Rule = {
  id: 'text-contrast',
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

/**
 * Generated content that is read, the numbers of a list for example. No script can tell where it
 * stands, so that its color is compared with the background colors behind it instead of pixels.
 */
async function findLowContrastGeneratedContent(page: Page): Promise<FoundViolation[]> {
  const found = await page.evaluate(() => {
    // Behind the page is the color of its scheme, which only an element tells.
    const probe = document.createElement('i');
    probe.style.backgroundColor = 'Canvas';
    document.documentElement.append(probe);
    const canvas = audit.toRgba(getComputedStyle(probe).backgroundColor);
    probe.remove();
    /** From the element to the first opaque one; nothing where an image is among them. */
    const listBackgrounds = (element: Element | null): Rgba[] | undefined => {
      if (!element) return [canvas];
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      if (backgroundImage !== 'none') return undefined;
      const background = audit.toRgba(backgroundColor);
      if (background[3] === 1) return [background];
      const behind = listBackgrounds(element.parentElement);
      return behind && [background, ...behind];
    };
    const isRead = (element: Element, pseudo: string) => {
      const { content, position } = getComputedStyle(element, pseudo);
      const { display, listStyleType } = getComputedStyle(element);
      // A bullet is a sign, for which 3 : 1 is enough; a number is read.
      const isNumber = !/^(?:none|disc|circle|square|disclosure.*|"")$/.test(listStyleType);
      return pseudo === '::marker'
        ? display === 'list-item' && isNumber
        : /^(?:"\s*[^"\s]|counter)/.test(content) && position === 'static';
    };
    const visible = [...document.querySelectorAll('body *')].filter(audit.isVisible);
    return visible.flatMap((element) =>
      ['::marker', '::before', '::after'].flatMap((pseudo) => {
        if (!isRead(element, pseudo)) return [];
        const { color, backgroundColor, listStylePosition } = getComputedStyle(element, pseudo);
        const isOutside = pseudo === '::marker' && listStylePosition === 'outside';
        const behind = listBackgrounds(isOutside ? element.parentElement : element);
        if (!behind) return [];
        const backgrounds = isOutside ? behind : [audit.toRgba(backgroundColor), ...behind];
        return [{ ...audit.locate(element), pseudo, color: audit.toRgba(color), backgrounds }];
      }),
    );
  });
  const measured = found.map(({ pseudo, color, backgrounds, ...part }) => {
    const behind = backgrounds.reduceRight<Rgb>((under, one) => blend(one, under), [0, 0, 0]);
    const contrast = toContrast(blend(color, behind), behind);
    return { ...part, subject: `The generated content (${pseudo})`, contrast };
  });
  return listTooLow(measured, textRatio);
}
