import type { Check, Found } from '../check.ts';
import { isDetailed, isPlain } from '../matrix.ts';
import type { Box, Variant } from '../model.ts';
import { blend, paint, toContrast, type Pixels, type Rgb } from '../pixels.ts';
import { setStyle } from '../styles.ts';
import { goToStart } from '../walk.ts';

/** Only what is behind the text is left. */
const textAway = `*, *::before, *::after, *::marker {
  color: transparent !important;
  -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important;
  text-shadow: none !important;
}`;

/** The house asks AAA of large text too. */
const leastText = 7;

const isPainted = ({ preference, state, size }: Variant) =>
  ['plain', 'more contrast', 'forced colours'].includes(preference) &&
  state === 'loaded' &&
  size !== '390×844';

export const textContrast: Check = {
  id: 'text-contrast',
  criteria: ['1.4.3', '1.4.6'],
  about: 'Every text stands out 7 : 1 from what is really painted behind it.',
  looksAt: (variant, page) =>
    isPainted(variant) && (isDetailed(page) || (isPlain(variant) && variant.scheme === 'dark')),
  async find({ page, variant }) {
    const lines = await page.evaluate(() =>
      audit.listLines().map(({ words, parent, box: { x, y, width, height } }) => ({
        words,
        ...audit.place(parent),
        line: { x: x + window.scrollX, y: y + window.scrollY, width, height },
        color: audit.toRgba(getComputedStyle(parent).color),
      })),
    );
    const isForced = variant.preference === 'forced colours';
    if (!isForced) await setStyle(page, 'text away', textAway);
    const pixels = await paint(page);
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
  },
};

/** Points of a line, away from its ends, where a rounded corner may be. */
function sample(pixels: Pixels, { x, y, width, height }: Box, step: number): Rgb[] {
  const points: Rgb[] = [];
  for (let down = y + height * 0.2; down <= y + height * 0.8; down += step)
    for (let across = x + 1; across <= x + width - 1; across += step)
      points.push(pixels.at(Math.round(across), Math.round(down)));
  return points;
}

/** Of the worst in a hundred, since a single pixel at an edge is none that one reads by. */
function toWorst(contrasts: readonly number[]): number {
  const sorted = contrasts.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 100)] ?? Infinity;
}

/** Between the lightest and the darkest: letters and what is behind them. */
function toSpan(points: readonly Rgb[]): number {
  const weigh = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const sorted = points.toSorted((a, b) => weigh(a) - weigh(b));
  const [darkest, lightest] = [sorted[0], sorted.at(-1)];
  return darkest && lightest ? toContrast(darkest, lightest) : Infinity;
}

const leastControl = 3;

export const controlContrast: Check = {
  id: 'control-contrast',
  criteria: ['1.4.11'],
  about:
    'The edge or surface of every button, and every icon, stands out 3 : 1 from what is painted around it.',
  looksAt: (variant, page) => isPainted(variant) && isDetailed(page),
  async find({ page }) {
    const parts = await page.evaluate(() => {
      const hasSurface = (element: Element) => {
        const { backgroundColor, borderTopWidth, display } = getComputedStyle(element);
        const isBox = audit.toRgba(backgroundColor)[3] > 0 || parseFloat(borderTopWidth) > 0;
        return display !== 'inline' && isBox;
      };
      const buttons = audit
        .listControls()
        .filter((element) => audit.isShown(element) && hasSurface(element));
      const icons = [...document.querySelectorAll('svg')].filter((element) =>
        audit.isShown(element),
      );
      return [
        ...buttons.map((element) => ({ ...audit.place(element), isIcon: false })),
        ...icons.map((element) => ({ ...audit.place(element), isIcon: true })),
      ];
    });
    const pixels = await paint(page);
    return parts.flatMap(({ target, box, isIcon }): Found[] => {
      const contrast = isIcon ? toSpan(sample(pixels, box, 1)) : measureEdge(pixels, box);
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
  },
};

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

/** The part of an indicator that is measured reaches this far out of the control. */
const margin = 12;

export const focusIndicator: Check = {
  id: 'focus-indicator',
  criteria: ['2.4.7', '2.4.13', '1.4.11'],
  about:
    'The focus changes at least the area of a line of 2 px around the control, by 3 : 1, in every scheme.',
  looksAt: (variant, page) =>
    isDetailed(page) &&
    variant.state === 'loaded' &&
    variant.size === '1280×800' &&
    (isPlain(variant) || ['forced colours', 'more contrast'].includes(variant.preference)),
  async find({ page }) {
    const found: Found[] = [];
    await goToStart(page);
    const count = await page.evaluate(() => {
      return audit
        .listControls()
        .filter((element) => !element.closest('details:not([open]) > :not(summary)')).length;
    });
    for (let index = 0; index < count; index += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        return { ...audit.place(element), name: audit.nameOf(element) };
      });
      const around = surround(stop.box);
      const focused = await paint(page, around);
      // Without the focus, and then with it again, by a keyboard that was used last.
      await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        (globalThis as Record<string, unknown>).auditFocused = element;
        element.blur();
      });
      const unfocused = await paint(page, around);
      await page.evaluate(() => {
        ((globalThis as Record<string, unknown>).auditFocused as HTMLElement).focus({
          preventScroll: true,
        });
      });
      const changed = countChanged(focused, unfocused);
      const least = 4 * (stop.box.width + stop.box.height) - 16;
      if (changed < least)
        found.push({
          target: stop.target,
          box: stop.box,
          message: `The focus on “${stop.name}” changes ${changed} px by 3 : 1; a line of 2 px around it has ${Math.round(least)}. Draw an outline of 3 px.`,
        });
    }
    return found;
  },
};

function surround({ x, y, width, height }: Box): Box {
  return {
    x: Math.max(0, Math.floor(x - margin)),
    y: Math.max(0, Math.floor(y - margin)),
    width: Math.ceil(width + 2 * margin),
    height: Math.ceil(height + 2 * margin),
  };
}

function countChanged(one: Pixels, other: Pixels): number {
  let count = 0;
  for (let y = 0; y < Math.min(one.height, other.height); y += 1)
    for (let x = 0; x < Math.min(one.width, other.width); x += 1) {
      const [a, b] = [one.at(x, y), other.at(x, y)];
      if ((a[0] !== b[0] || a[1] !== b[1] || a[2] !== b[2]) && toContrast(a, b) >= leastControl)
        count += 1;
    }
  return count;
}
