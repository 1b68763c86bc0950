import type { Page } from 'playwright-core';
import type { Rgba } from '../../gather/inPage/colors.ts';
import { blend, toContrast, type Rgb } from '../../gather/pixels.ts';
import type { FoundViolation } from '../../rule.ts';
import { textRatio } from '../shared/findLowContrastText.ts';

/**
 * Generated content that is read, the numbers of a list for example. No script can tell where it
 * stands, so that its color is compared with the background colors behind it instead of pixels.
 */
export async function findLowContrastGeneratedContent(page: Page): Promise<FoundViolation[]> {
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
    return [...document.querySelectorAll('body *')]
      .filter((element) => audit.isVisible(element))
      .flatMap((element) =>
        ['::marker', '::before', '::after']
          .filter((pseudo) => isRead(element, pseudo))
          .flatMap((pseudo) => {
            const { color, backgroundColor, listStylePosition } = getComputedStyle(element, pseudo);
            const isOutside = pseudo === '::marker' && listStylePosition === 'outside';
            const behind = listBackgrounds(isOutside ? element.parentElement : element);
            if (!behind) return [];
            const backgrounds = isOutside ? behind : [audit.toRgba(backgroundColor), ...behind];
            return [{ ...audit.locate(element), pseudo, color: audit.toRgba(color), backgrounds }];
          }),
      );
  });
  return found.flatMap(({ target, box, pseudo, color, backgrounds }) => {
    const behind = backgrounds.reduceRight<Rgb>((under, one) => blend(one, under), [0, 0, 0]);
    const contrast = toContrast(blend(color, behind), behind);
    const message = `The generated content (${pseudo}) has a contrast of ${contrast.toFixed(2)} : 1 with its background. Make it ${textRatio} : 1.`;
    return contrast < textRatio ? [{ target, box, message }] : [];
  });
}
