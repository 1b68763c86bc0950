import {
  blend,
  readPixels,
  readViewportPixels,
  samplePixels,
  toContrast,
  toContrastRange,
} from '../../gather/pixels.ts';
import { setUserStyle } from '../../gather/userStyles.ts';
import type { FoundViolation, RuleContext } from '../../rule.ts';

/** AAA, asked of large text too: https://www.w3.org/WAI/WCAG22/Understanding/contrast-enhanced */
export const textRatio = 7;

/** Only what is behind the text is left. */
const hiddenText = `*, *::before, *::after, *::marker {
  color: transparent !important;
  -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important;
  text-shadow: none !important;
}`;

/** Measures text within what matches the selector. Called without transitions, or hidden text fades away. */
export async function findLowContrastText(
  { page, variant: { preference, state } }: Pick<RuleContext, 'page' | 'variant'>,
  within = 'body',
): Promise<FoundViolation[]> {
  const isForced = preference === 'forced colors';
  const lines = await page.evaluate(
    ([selector, isWhole]) =>
      audit
        .listLines()
        .filter(({ parent }) => parent.closest(selector))
        .filter(({ parent, box }) => isWhole || audit.isUncovered(parent, box))
        .map(({ text, parent, box: { x, y, width, height } }) => ({
          text: audit.shorten(text),
          ...audit.locate(parent),
          line: { x: x + window.scrollX, y: y + window.scrollY, width, height },
          color: audit.textColorOf(parent),
        })),
    [within, state === 'loaded'] as const,
  );
  if (!isForced) await setUserStyle(page, 'hidden text', hiddenText);
  const pixels = await (state === 'loaded' ? readPixels(page) : readViewportPixels(page));
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
  return measured
    .filter(({ target, contrast }) => contrast < textRatio && !isClear(target))
    .map(({ text, target, box, contrast }) => ({
      target,
      box,
      message: `“${text}” has a contrast of ${contrast.toFixed(2)} : 1 with what is behind it. Make it ${textRatio} : 1.`,
    }));
}
