import type { Page } from 'playwright-core';
import { blend, toContrast, type Rgb } from '../../gather/pixels.ts';
import type { FoundViolation } from '../../rule.ts';

/**
 * Generated content that is read, the numbers of a list for example. No script can tell where it
 * stands, so that its color is compared with the background colors behind it instead of pixels.
 */
export async function findLowContrastGeneratedContent(
  page: Page,
  ratio: number,
): Promise<FoundViolation[]> {
  const found = await page.evaluate(() => {
    type Rgba = [number, number, number, number];
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
      if (pseudo !== '::marker')
        return /^(?:"\s*[^"\s]|counter)/.test(content) && position === 'static';
      const { display, listStyleType } = getComputedStyle(element);
      // A bullet is a sign, for which 3 : 1 is enough; a number is read.
      return (
        display === 'list-item' &&
        !/^(?:none|disc|circle|square|disclosure.*|"")$/.test(listStyleType)
      );
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => audit.isVisible(element))
      .flatMap((element) =>
        ['::marker', '::before', '::after']
          .filter((pseudo) => isRead(element, pseudo))
          .flatMap((pseudo) => {
            const { color, backgroundColor } = getComputedStyle(element, pseudo);
            const isOutside =
              pseudo === '::marker' && getComputedStyle(element).listStylePosition === 'outside';
            const behind = listBackgrounds(isOutside ? element.parentElement : element);
            if (!behind) return [];
            const backgrounds = isOutside ? behind : [audit.toRgba(backgroundColor), ...behind];
            return [{ ...audit.locate(element), pseudo, color: audit.toRgba(color), backgrounds }];
          }),
      );
  });
  return found
    .map(({ color, backgrounds, ...content }) => {
      const behind = backgrounds.reduceRight<Rgb>((under, one) => blend(one, under), [0, 0, 0]);
      return { ...content, contrast: toContrast(blend(color, behind), behind) };
    })
    .filter(({ contrast }) => contrast < ratio)
    .map(({ target, box, pseudo, contrast }) => ({
      target,
      box,
      message: `The generated content (${pseudo}) has a contrast of ${contrast.toFixed(2)} : 1 with its background. Make it ${ratio} : 1.`,
    }));
}
