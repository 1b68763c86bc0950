import {
  readPixels,
  readViewportPixels,
  samplePixels,
  toContrast,
  toContrastRange,
  type Pixels,
} from '../../gather/pixels.ts';
import type { Box } from '../../model.ts';
import type { FoundViolation, RuleContext } from '../../rule.ts';

/** https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast */
export const controlRatio = 3;

/** Finds icons, and edges or backgrounds of controls, that hardly differ from what is around them. */
export async function findLowContrastControls({
  page,
  variant: { state, preference },
}: Pick<RuleContext, 'page' | 'variant'>): Promise<FoundViolation[]> {
  // What has an edge for others needs one here too, where the system takes shadows and backgrounds away.
  const isForced = preference === 'forced colors';
  if (isForced) await page.emulateMedia({ forcedColors: 'none' });
  const elements = await page.evaluateHandle(() => {
    const colorBehind = (element: Element): string | undefined => {
      const parent = element.parentElement;
      if (!parent) return undefined;
      const { backgroundColor } = getComputedStyle(parent);
      return audit.toRgba(backgroundColor)[3] > 0 ? backgroundColor : colorBehind(parent);
    };
    const hasEdge = (element: Element) => {
      const style = getComputedStyle(element);
      const isSeen = (color: string) => audit.toRgba(color)[3] > 0;
      return (
        style.display !== 'inline' &&
        (style.boxShadow !== 'none' ||
          (parseFloat(style.borderTopWidth) > 0 && isSeen(style.borderTopColor)) ||
          // A button in the color of what is behind it has no edge, and is known by its icon or text.
          (isSeen(style.backgroundColor) && style.backgroundColor !== colorBehind(element)))
      );
    };
    const icons = [...document.querySelectorAll('svg')];
    return [...audit.listControls().filter(hasEdge), ...icons].filter(audit.isVisible);
  });
  if (isForced) await page.emulateMedia({ forcedColors: 'active' });
  // Measured as it is rendered: a border that only forced colors add makes a control larger.
  const parts = await elements.evaluate(
    (all, isWhole) =>
      all
        .filter((element) => isWhole || audit.isUncovered(element, element.getBoundingClientRect()))
        .map((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return {
            ...audit.locate(element),
            // Not rounded, since the fraction decides in which pixel an edge of 1 px is drawn.
            exact: { x: left + window.scrollX, y: top + window.scrollY, width, height },
            isIcon: element instanceof SVGElement,
          };
        }),
    state === 'loaded',
  );
  await elements.dispose();
  const pixels = await (state === 'loaded' ? readPixels(page) : readViewportPixels(page));
  return parts.flatMap(({ exact, isIcon, target, box }) => {
    const contrast = isIcon
      ? toContrastRange(samplePixels(pixels, box, 1))
      : measureEdge(pixels, exact);
    if (contrast >= controlRatio) return [];
    const subject = isIcon ? 'This icon' : 'The edge of this control';
    const message = `${subject} has a contrast of ${contrast.toFixed(2)} : 1 with what is around it. Make it ${controlRatio} : 1.`;
    return [{ target, box, message }];
  });
}

/** Contrast of the weakest side, along a line through its middle from outside to inside. */
function measureEdge(pixels: Pixels, { x, y, width, height }: Box): number {
  const [across, down] = [Math.round(x + width / 2), Math.round(y + height / 2)];
  const [left, right] = [Math.round(x), Math.round(x + width) - 1];
  const [top, bottom] = [Math.round(y), Math.round(y + height) - 1];
  /** The pixel at a distance from the edge, inwards, of each side. */
  const sides = [
    (inwards: number) => pixels.at(left + inwards, down),
    (inwards: number) => pixels.at(right - inwards, down),
    (inwards: number) => pixels.at(across, top + inwards),
    (inwards: number) => pixels.at(across, bottom - inwards),
  ];
  return Math.min(
    ...sides.map((at) => Math.max(...[0, 1, 2, 3, 4].map((step) => toContrast(at(step), at(-3))))),
  );
}
