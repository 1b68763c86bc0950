import type { Page } from '@playwright/test';
import type { Check, Found } from '../check.ts';
import { isDetailed, isPainted } from '../matrix.ts';
import type { Box, Variant } from '../model.ts';
import { paint, paintWindow, sample, toContrast, toSpan, type Pixels } from '../pixels.ts';

/** https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast */
export const leastControl = 3;

export const controlContrast: Check = {
  id: 'control-contrast',
  criteria: {
    '1.4.11':
      'The edge or surface of every button that has one, and every icon, is painted 3 : 1 against what is around it.',
  },
  about:
    'The edge or surface of every button, and every icon, stands out 3 : 1 from what is painted around it.',
  leaves:
    'The pixels of other languages than one of each direction of writing, whose style is the same; 390×844, which has the style of 320×256; large and spaced text and reduced motion, which have the same colours; the page after a navigation and without JavaScript, which has the style of the loaded one; what opens over other pages than the home page, where it is the same.',
  looksAt: (variant, page) => isPainted(variant, page) && isDetailed(page),
  find: ({ page, variant }) => findPaleParts(page, variant),
};

export async function findPaleParts(page: Page, { state, preference }: Variant): Promise<Found[]> {
  // What has an edge for others needs one here too, where the system takes shadows and surfaces away.
  const isForced = preference === 'forced colours';
  if (isForced) await page.emulateMedia({ forcedColors: 'none' });
  const parts = await page.evaluate((isWhole) => {
    // A surface that is that of its place is none: such a button is known by its icon.
    const colorBehind = (element: Element): string | undefined => {
      const parent = element.parentElement;
      if (!parent) return undefined;
      const { backgroundColor } = getComputedStyle(parent);
      return audit.toRgba(backgroundColor)[3] > 0 ? backgroundColor : colorBehind(parent);
    };
    const hasSurface = (element: Element) => {
      const { backgroundColor, borderTopColor, borderTopWidth, boxShadow, display } =
        getComputedStyle(element);
      const isFramed =
        boxShadow !== 'none' ||
        (parseFloat(borderTopWidth) > 0 && audit.toRgba(borderTopColor)[3] > 0);
      const isFilled =
        audit.toRgba(backgroundColor)[3] > 0 && backgroundColor !== colorBehind(element);
      return display !== 'inline' && (isFramed || isFilled);
    };
    const buttons = audit
      .listControls()
      .filter((element) => audit.isShown(element) && hasSurface(element));
    const icons = [...document.querySelectorAll('svg')].filter((element) => audit.isShown(element));
    return [...buttons, ...icons]
      .filter((element) => isWhole || audit.isOnTop(element, element.getBoundingClientRect()))
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return {
          ...audit.place(element),
          // To the last bit, as it decides which pixel an edge of one is painted in.
          exact: { x: left + window.scrollX, y: top + window.scrollY, width, height },
          isIcon: element instanceof SVGElement,
        };
      });
  }, state === 'loaded');
  if (isForced) await page.emulateMedia({ forcedColors: 'active' });
  const pixels = await (state === 'loaded' ? paint(page) : paintWindow(page));
  return parts.flatMap(({ target, box, exact, isIcon }): Found[] => {
    const contrast = isIcon ? toSpan(sample(pixels, box, 1)) : measureEdge(pixels, exact);
    const what = isIcon ? 'This icon' : 'Its edge';
    return contrast >= leastControl
      ? []
      : [
          {
            target,
            box,
            message: `${what} has a contrast of ${contrast.toFixed(2)} : 1 with what is around it. Make it ${leastControl} : 1.`,
          },
        ];
  });
}

/** Across the middle of each side, from outside to inside; of the weakest side. */
function measureEdge(pixels: Pixels, { x, y, width, height }: Box): number {
  const [middle, centre] = [Math.round(y + height / 2), Math.round(x + width / 2)];
  const [left, right, top, bottom] = [x, x + width, y, y + height].map(Math.round) as [
    number,
    number,
    number,
    number,
  ];
  const reach = [0, 1, 2, 3, 4];
  const outside = 3;
  const sides = [
    [pixels.at(left - outside, middle), reach.map((step) => pixels.at(left + step, middle))],
    [
      pixels.at(right + outside - 1, middle),
      reach.map((step) => pixels.at(right - 1 - step, middle)),
    ],
    [pixels.at(centre, top - outside), reach.map((step) => pixels.at(centre, top + step))],
    [
      pixels.at(centre, bottom + outside - 1),
      reach.map((step) => pixels.at(centre, bottom - 1 - step)),
    ],
  ] as const;
  return Math.min(
    ...sides.map(([around, edge]) => Math.max(...edge.map((one) => toContrast(one, around)))),
  );
}
