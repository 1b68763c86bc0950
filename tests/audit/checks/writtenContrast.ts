import type { Page } from '@playwright/test';
import type { Found } from '../check.ts';
import { blend, toContrast, type Rgb } from '../pixels.ts';

/**
 * What a style writes beside texts: the numbers of a list, say. No script is told where it stands,
 * so that its colour is held against the surface that it stands on, and no pixels.
 */
export async function findPaleWritten(page: Page, least: number): Promise<Found[]> {
  const written = await page.evaluate(() => {
    type Rgba = [number, number, number, number];
    /** From the top to the first that lets nothing through; none where it is not of one colour. */
    const listSurfaces = (element: Element | null): Rgba[] | undefined => {
      if (!element) return undefined;
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      if (backgroundImage !== 'none') return undefined;
      const surface = audit.toRgba(backgroundColor);
      if (surface[3] === 1) return [surface];
      const below = listSurfaces(element.parentElement);
      return below && [surface, ...below];
    };
    const isWritten = (element: Element, part: string) => {
      const { content, position } = getComputedStyle(element, part);
      if (part !== '::marker')
        return /^(?:"\s*[^"\s]|counter)/.test(content) && position === 'static';
      const { display, listStyleType } = getComputedStyle(element);
      // A dot is a sign, which 3 : 1 is enough for; a number is read.
      return (
        display === 'list-item' &&
        !/^(?:none|disc|circle|square|disclosure.*|"")$/.test(listStyleType)
      );
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => audit.isShown(element))
      .flatMap((element) =>
        ['::marker', '::before', '::after']
          .filter((part) => isWritten(element, part))
          .flatMap((part) => {
            const { color, backgroundColor } = getComputedStyle(element, part);
            const isBeside =
              part === '::marker' && getComputedStyle(element).listStylePosition === 'outside';
            const around = listSurfaces(isBeside ? element.parentElement : element);
            if (!around) return [];
            const surfaces = isBeside ? around : [audit.toRgba(backgroundColor), ...around];
            return [{ ...audit.place(element), part, ink: audit.toRgba(color), surfaces }];
          }),
      );
  });
  return written.flatMap(({ part, ink, surfaces, target, box }) => {
    const [deepest, ...over] = surfaces.toReversed();
    const below = over.reduce<Rgb>((under, one) => blend(one, under), toRgb(deepest!));
    const contrast = toContrast(blend(ink, below), below);
    return contrast >= least
      ? []
      : [
          {
            target,
            box,
            message: `“what the style writes (${part})” has a contrast of ${contrast.toFixed(2)} : 1 with its surface. Make it ${least} : 1.`,
          },
        ];
  });
}

const toRgb = ([red, green, blue]: readonly [number, number, number, number]): Rgb => [
  red,
  green,
  blue,
];
