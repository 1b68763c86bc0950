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

type Ratios = Readonly<Record<string, number>>;

/** https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast */
export const controlRatio = 3;
const controlRatios: Ratios = { '1.4.11': controlRatio };

/** https://www.w3.org/TR/WCAG22/#contrast-minimum and https://www.w3.org/TR/WCAG22/#contrast-enhanced */
const textRatios: Ratios = { '1.4.3': 4.5, '1.4.6': 7 };
const largeTextRatios: Ratios = { '1.4.3': 3, '1.4.6': 4.5 };

type Measured = {
  target: string;
  box: Box;
  subject: string;
  comparedWith: string;
  contrast: number;
  ratios: Ratios;
};

const listTooLow = (measured: readonly Measured[]): FoundViolation[] =>
  measured.flatMap(({ subject, comparedWith, contrast, ratios, ...place }) => {
    const failed = Object.entries(ratios).filter(([, ratio]) => contrast < ratio);
    const least = failed.map(([criterion, ratio]) => `${ratio} : 1 (${criterion})`).join(' or ');
    const message = `${subject} has a contrast of ${contrast.toFixed(2)} : 1 with ${comparedWith}. Make it ${least}.`;
    const criteria = failed.map(([criterion]) => criterion);
    return failed.length > 0 ? [{ ...place, criteria, message }] : [];
  });

type MeasuredText = Omit<Measured, 'ratios'> & { isLarge: boolean };

export const listLowContrastTexts = (measured: readonly MeasuredText[]) =>
  listTooLow(
    measured.map((one) => ({ ...one, ratios: one.isLarge ? largeTextRatios : textRatios })),
  );

/** `color: transparent` would also hide icons and edges that have the color of the text. */
const hiddenText = `*, *::before, *::after {
  -webkit-text-fill-color: transparent !important;
  -webkit-text-stroke-color: transparent !important;
  text-decoration-color: transparent !important;
  text-shadow: none !important;
}
text, text * { fill: transparent !important; stroke: transparent !important }`;

const isForced = ({ variant }: RuleContext) => variant.preference === 'forced colors';

/** @param within selector of the elements whose texts are tested. Controls and icons are always tested. */
export async function findLowContrast(
  context: RuleContext,
  within = 'body',
): Promise<FoundViolation[]> {
  const { page, variant } = context;
  // Hide the text to read the pixels behind it. The text disappears at once, because the caller turns
  // transitions off (`whenSettled`). In forced colors, the text stays visible, because its color can be read
  // only from the pixels. In states other than `loaded`, read only the viewport, because an overlay could
  // move in a screenshot of the whole page.
  if (!isForced(context)) await setUserStyle(page, 'hidden text', hiddenText);
  const pixels = await (variant.state === 'loaded' ? readPixels(page) : readViewportPixels(page));
  if (!isForced(context)) await setUserStyle(page, 'hidden text');
  return [
    ...(await findLowContrastText(context, pixels, within)),
    ...(await findLowContrastGraphics(context, pixels)),
  ];
}

async function findLowContrastText(
  context: RuleContext,
  pixelsBehindText: Pixels,
  within: string,
): Promise<FoundViolation[]> {
  const { page, variant } = context;
  const lines = await page.evaluate(
    ([selector, isWholePage]) =>
      audit
        .listShown(audit.listLines())
        .filter(({ parent }) => audit.closest(parent, selector) && !audit.isInactive(parent))
        .filter(({ parent }) => !audit.isFilledByBackground(parent))
        .filter(({ parent, box }) => isWholePage || audit.isUncovered(parent, box))
        .map(({ text, parent, box: { x, y, width, height } }) => ({
          ...audit.locate(parent),
          subject: `“${audit.shorten(text)}”`,
          comparedWith: 'the pixels behind it',
          line: { x: x + window.scrollX, y: y + window.scrollY, width, height },
          color: audit.textColorOf(parent),
          isLarge: audit.isLargeText(getComputedStyle(parent)),
        })),
    [within, variant.state === 'loaded'] as const,
  );
  const measured = lines.map((one) => {
    const points = samplePixels(pixelsBehindText, one.line, isForced(context) ? 1 : 3);
    if (isForced(context)) return { ...one, contrast: toContrastRange(points) };
    const contrasts = points.map((behind) => toContrast(blend(one.color, behind), behind));
    const sorted = contrasts.toSorted((a, b) => a - b);
    // The lowest 1 % of the contrasts is left out, because single pixels at an edge do not matter.
    return { ...one, contrast: sorted[Math.floor(sorted.length / 100)] ?? Infinity };
  });
  // In forced colors, a line with only a thin sign, such as a full stop, may have no pixel of the full text
  // color. So an element passes if at least one of its lines has enough contrast.
  const isClear = (target: string) =>
    isForced(context) && measured.some((one) => one.target === target && one.contrast >= 7);
  return listLowContrastTexts(measured.filter(({ target }) => !isClear(target)));
}

/** Tests the edges of controls, and all icons inside and outside of controls. */
async function findLowContrastGraphics(
  context: RuleContext,
  pixels: Pixels,
): Promise<FoundViolation[]> {
  const { page, variant } = context;
  // A control with an edge needs one in forced colors too. Forced colors remove edges that are shadows or
  // backgrounds, so turn forced colors off while listing the controls with an edge.
  if (isForced(context)) await page.emulateMedia({ forcedColors: 'none' });
  const elements = await page.evaluateHandle(() => {
    const isSeen = (color: string) => audit.toRgba(color)[3] > 0;
    const colorBehind = (element: Element): string | undefined => {
      const parent = audit.parentOf(element);
      const color = parent && getComputedStyle(parent).backgroundColor;
      return color && !isSeen(color) ? colorBehind(parent) : (color ?? undefined);
    };
    const hasEdge = (element: Element) => {
      const style = getComputedStyle(element);
      return (
        style.display !== 'inline' &&
        (style.boxShadow !== 'none' ||
          (parseFloat(style.borderTopWidth) > 0 && isSeen(style.borderTopColor)) ||
          (isSeen(style.backgroundColor) && style.backgroundColor !== colorBehind(element)))
      );
    };
    // An SVG element with text is not tested as an icon, because `findLowContrastText` tests its text.
    const icons = audit.listElements('svg:not(:has(text))');
    return [...audit.listControls().filter(hasEdge), ...icons].filter(
      (element) => audit.isVisible(element) && !audit.isInactive(element),
    );
  });
  if (isForced(context)) await page.emulateMedia({ forcedColors: 'active' });
  // Read the boxes while forced colors are on. Forced colors may add a border, which makes a control larger.
  const parts = await elements.evaluate(
    (all, isWholePage) =>
      all
        .filter(
          (element) => isWholePage || audit.isUncovered(element, element.getBoundingClientRect()),
        )
        .map((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const isIcon = element instanceof SVGElement;
          return {
            ...audit.locate(element),
            subject: isIcon ? 'This icon' : 'The edge of this control',
            comparedWith: isIcon ? 'the other pixels of its box' : 'the pixels around it',
            isIcon,
            // `box` is rounded, but fractions decide which pixel shows an edge of 1 px.
            exact: { x: left + window.scrollX, y: top + window.scrollY, width, height },
          };
        }),
    variant.state === 'loaded',
  );
  await elements.dispose();
  const measured = parts.map(({ exact, isIcon, ...part }) => ({
    ...part,
    ratios: controlRatios,
    contrast: isIcon
      ? toContrastRange(samplePixels(pixels, part.box, 1))
      : measureEdge(pixels, exact),
  }));
  return listTooLow(measured);
}

/**
 * At the middle of each side, compares the pixel that is 3 px outside of the edge with the five pixels from
 * the edge inwards. The highest of these five contrasts is the contrast of the side.
 *
 * @returns the lowest contrast of all sides
 */
function measureEdge(pixels: Pixels, { x, y, width, height }: Box): number {
  const [across, down] = [Math.round(x + width / 2), Math.round(y + height / 2)];
  const [left, right] = [Math.round(x), Math.round(x + width) - 1];
  const [top, bottom] = [Math.round(y), Math.round(y + height) - 1];
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
