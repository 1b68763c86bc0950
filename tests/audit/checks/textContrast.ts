import type { Page } from '@playwright/test';
import type { Check, Found } from '../check.ts';
import { isDetailed, isPainted, isPlain, opens } from '../matrix.ts';
import type { Variant } from '../model.ts';
import { blend, paint, paintWindow, sample, toContrast, toSpan } from '../pixels.ts';
import { setStyle } from '../styles.ts';
import { findPaleWritten } from './writtenContrast.ts';

/** Only what is behind the text is left. */
const textAway = `*, *::before, *::after, *::marker {
  color: transparent !important;
  -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important;
  text-shadow: none !important;
}`;

/** The house asks AAA of large text too. */
const leastText = 7;

const sees = 'The colour of every text is 7 : 1 against the pixels behind it.';

export const textContrast: Check = {
  id: 'text-contrast',
  criteria: { '1.4.3': sees, '1.4.6': sees },
  about: 'Every text stands out 7 : 1 from what is really painted behind it.',
  leaves:
    'Other languages than one of each direction of writing, whose style is the same, but for dark in the plain look, for what is open and for the skip link; 390×844, which has the style of 320×256; large and spaced text and reduced motion, which have the same colours; the page after a navigation and without JavaScript, which has the style of the loaded one; links that were visited, of whose colours no script is told; dots before items of lists; numbers and signs that a style writes over pictures, or puts at a place of their own.',
  looksAt: (variant, page) =>
    (isPainted(variant, page) &&
      (isDetailed(page) || (isPlain(variant) && variant.scheme === 'dark'))) ||
    ((opens(variant.state) || variant.state === 'skip link focused') &&
      variant.preference === 'plain'),
  find: async ({ page, variant }) => [
    ...(await findPaleText(page, variant)),
    // The colours that the system forces are not those of the style.
    ...(variant.preference === 'forced colours' ? [] : await findPaleWritten(page, leastText)),
  ],
};

/** Of text inside of what the selector says. */
export async function findPaleText(
  page: Page,
  { preference, state }: Variant,
  within = 'body',
): Promise<Found[]> {
  const isForced = preference === 'forced colours';
  const lines = await page.evaluate(
    ([selector, isWhole]) =>
      audit
        .listLines()
        .filter(
          ({ parent, box }) => parent.closest(selector) && (isWhole || audit.isOnTop(parent, box)),
        )
        .map(({ words, parent, box: { x, y, width, height } }) => ({
          words,
          ...audit.place(parent),
          line: { x: x + window.scrollX, y: y + window.scrollY, width, height },
          color: audit.inkOf(parent),
        })),
    [within, state === 'loaded'] as const,
  );
  if (!isForced) await setStyle(page, 'text away', textAway);
  const pixels = await (state === 'loaded' ? paint(page) : paintWindow(page));
  if (!isForced) await setStyle(page, 'text away');
  const measured = lines.map((one) => {
    const points = sample(pixels, one.line, isForced ? 1 : 3);
    // The colours that the system forces are not those of the style: they are on the picture alone.
    const contrast = isForced
      ? toSpan(points)
      : toWorst(points.map((below) => toContrast(blend(one.color, below), below)));
    return { ...one, contrast };
  });
  // A full stop alone has no dark middle: on the picture, a text is as clear as its clearest line.
  const isClear = (target: string) =>
    isForced && measured.some((one) => one.target === target && one.contrast >= leastText);
  return measured
    .filter(({ target, contrast }) => contrast < leastText && !isClear(target))
    .map(({ words, target, box, contrast }): Found => ({
      target,
      box,
      message: `“${words.slice(0, 60)}” has a contrast of ${contrast.toFixed(2)} : 1 where it is painted. Make it ${leastText} : 1.`,
    }));
}

/** Of the worst in a hundred, since a single pixel at an edge is none that one reads by. */
function toWorst(contrasts: readonly number[]): number {
  const sorted = contrasts.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 100)] ?? Infinity;
}
