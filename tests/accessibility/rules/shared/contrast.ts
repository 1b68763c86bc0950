import {
  blend,
  readPixels,
  readViewportPixels,
  samplePixels,
  toContrast,
  toContrastRange,
  type Pixels,
} from '../../gather/pixels.ts';
import { setUserStyle } from '../../gather/userStyles.ts';
import type { Box } from '../../model.ts';
import type { FoundViolation, RuleContext } from '../../rule.ts';

/** https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast */
export const controlRatio = 3;
/** AAA, asked of large text too: https://www.w3.org/WAI/WCAG22/Understanding/contrast-enhanced */
export const textRatio = 7;

type Measured = { target: string; box: Box; subject: string; contrast: number };

export const listTooLow = (measured: readonly Measured[], ratio: number): FoundViolation[] =>
  measured
    .filter(({ contrast }) => contrast < ratio)
    .map(({ target, box, subject, contrast }) => ({
      target,
      box,
      message: `${subject} has a contrast of ${contrast.toFixed(2)} : 1 with what is behind it. Make it ${ratio} : 1.`,
    }));

/** What lies over the page is measured in the viewport, as it may move when the page is rendered whole. */
const readWhole = ({ page, variant: { state } }: RuleContext) =>
  state === 'loaded' ? readPixels(page) : readViewportPixels(page);

/** Only what is behind the text is left. */
const hiddenText = `*, *::before, *::after, *::marker {
  color: transparent !important;
  -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important;
  text-shadow: none !important;
}`;

/** Measures text within what matches the selector. Called without transitions, or hidden text fades away. */
export async function findLowContrastText(
  context: RuleContext,
  within = 'body',
): Promise<FoundViolation[]> {
  const { page, variant } = context;
  const isForced = variant.preference === 'forced colors';
  const lines = await page.evaluate(
    ([selector, isWhole]) =>
      audit
        .listLines()
        .filter(({ parent }) => parent.closest(selector))
        .filter(({ parent, box }) => isWhole || audit.isUncovered(parent, box))
        .map(({ text, parent, box: { x, y, width, height } }) => ({
          ...audit.locate(parent),
          subject: `“${audit.shorten(text)}”`,
          line: { x: x + window.scrollX, y: y + window.scrollY, width, height },
          color: audit.textColorOf(parent),
        })),
    [within, variant.state === 'loaded'] as const,
  );
  if (!isForced) await setUserStyle(page, 'hidden text', hiddenText);
  const pixels = await readWhole(context);
  if (!isForced) await setUserStyle(page, 'hidden text');
  const measured = lines.map((one) => {
    const points = samplePixels(pixels, one.line, isForced ? 1 : 3);
    // Colors that the system forces are not those of the style: only the screenshot has them.
    if (isForced) return { ...one, contrast: toContrastRange(points) };
    const contrasts = points.map((behind) => toContrast(blend(one.color, behind), behind));
    const sorted = contrasts.toSorted((a, b) => a - b);
    // The lowest but for one in a hundred, since nobody reads by a single pixel at an edge.
    return { ...one, contrast: sorted[Math.floor(sorted.length / 100)] ?? Infinity };
  });
  // A full stop alone has no dark middle: on the screenshot, a text is as clear as its clearest line.
  const isClear = (target: string) =>
    isForced && measured.some((one) => one.target === target && one.contrast >= textRatio);
  return listTooLow(
    measured.filter(({ target }) => !isClear(target)),
    textRatio,
  );
}

/** Finds icons, and edges or backgrounds of controls, that hardly differ from what is around them. */
export async function findLowContrastControls(context: RuleContext): Promise<FoundViolation[]> {
  const { page, variant } = context;
  // What has an edge for others needs one here too, where the system takes shadows and backgrounds away.
  const isForced = variant.preference === 'forced colors';
  if (isForced) await page.emulateMedia({ forcedColors: 'none' });
  const elements = await page.evaluateHandle(() => {
    const isSeen = (color: string) => audit.toRgba(color)[3] > 0;
    const colorBehind = (element: Element): string | undefined => {
      const parent = element.parentElement;
      const color = parent && getComputedStyle(parent).backgroundColor;
      return color && !isSeen(color) ? colorBehind(parent) : (color ?? undefined);
    };
    const hasEdge = (element: Element) => {
      const style = getComputedStyle(element);
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
          const isIcon = element instanceof SVGElement;
          return {
            ...audit.locate(element),
            subject: isIcon ? 'This icon' : 'The edge of this control',
            isIcon,
            // Not rounded, since the fraction decides in which pixel an edge of 1 px is drawn.
            exact: { x: left + window.scrollX, y: top + window.scrollY, width, height },
          };
        }),
    variant.state === 'loaded',
  );
  await elements.dispose();
  const pixels = await readWhole(context);
  const measured = parts.map(({ exact, isIcon, ...part }) => ({
    ...part,
    contrast: isIcon
      ? toContrastRange(samplePixels(pixels, part.box, 1))
      : measureEdge(pixels, exact),
  }));
  return listTooLow(measured, controlRatio);
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
