import type { Page } from '@playwright/test';
import type { Check, Found } from '../check.ts';
import { isDetailed, isNarrow, isPlain, opens } from '../matrix.ts';
import type { Box } from '../model.ts';
import { paint, toContrast, type Pixels } from '../pixels.ts';
import { opened } from '../states.ts';
import { goToStart } from '../walk.ts';
import { leastControl } from './controlContrast.ts';

type Size = Pick<Box, 'width' | 'height'>;

/** The part of an indicator that is measured reaches this far out of the control. */
const margin = 12;

export const focusIndicator: Check = {
  id: 'focus-indicator',
  criteria: {
    '2.4.7': 'The focus changes pixels around or on every control.',
    '2.4.13': 'The focus changes the area of a line of 2 px around every control, by 3 : 1.',
    '1.4.11': 'The focus changes what is painted by 3 : 1.',
  },
  about:
    'The focus changes at least the area of a line of 2 px around the control, by 3 : 1, in every scheme.',
  leaves:
    'Other languages than one of each direction of writing, whose style is the same, but at 320 px in forced colours, where words wrap most and surfaces are painted over what lies below; header and footer on other pages than the home page, which are one part of all pages; 320 px, but for forced colours, for what is open, and for light in one language; 390×844 and large and spaced text, but for what is open; reduced motion, which changes no indicator.',
  looksAt: (variant, page) =>
    // Longer words wrap elsewhere, and a surface behind them may cover an outline.
    (variant.preference === 'forced colours' && isNarrow(variant)) ||
    (isDetailed(page) &&
      ((opens(variant.state) && page.route === 'home') ||
        variant.preference === 'forced colours' ||
        ((isPlain(variant) || variant.preference === 'more contrast') &&
          variant.size === '1280×800') ||
        // A style for narrow windows alone changes it in both directions of writing.
        (isPlain(variant) &&
          isNarrow(variant) &&
          variant.scheme === 'light' &&
          page.dir === 'ltr'))),
  async find({ page, variant, auditPage: { route } }) {
    const found: Found[] = [];
    const isOpen = opens(variant.state);
    // Header and footer are one part of all pages, and are measured with the first.
    const part = isOpen ? opened : route === 'home' ? 'body' : 'main';
    if (!isOpen) await goToStart(page, part);
    const count = await page.evaluate(
      (selector) => audit.listStops().filter((element) => element.closest(selector)).length,
      part,
    );
    if (isOpen && count === 0)
      found.push({ message: 'Nothing that takes the focus is open. Let it be open, or stay so.' });
    for (let index = 0; index < count; index += 1) {
      if (isOpen) await focusNth(page, index);
      else await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const element = document.activeElement!;
        const pieces = [...element.getClientRects()].map(({ width, height }) => ({
          width,
          height,
        }));
        return { ...audit.place(element), pieces, name: audit.nameOf(element) };
      });
      const around = surround(stop.box);
      const focused = await paint(page, around);
      // The next Tab goes on from here all the same.
      await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        // A list closes when the focus leaves it.
        const summary = element.closest('details')?.querySelector('summary');
        if (summary && summary !== element) summary.focus({ preventScroll: true });
        else element.blur();
      });
      const unfocused = await paint(page, around);
      const changed = countChanged(focused, unfocused);
      const least = toPerimeter(stop.box, stop.pieces);
      if (changed < least)
        found.push({
          target: stop.target,
          box: stop.box,
          message: `The focus on “${stop.name}” changes ${changed} px by 3 : 1; a line of 2 px around it has ${Math.round(least)}. Draw an outline of 3 px, and let nothing cover it.`,
        });
    }
    return found;
  },
};

/**
 * Square pixels of a line of 2 px within the edge, the shorter one of a box around all and of one
 * around each piece: a link that goes on in the next line may be far from where it began.
 * https://www.w3.org/TR/WCAG22/#dfn-perimeter
 */
function toPerimeter(box: Size, pieces: readonly Size[]): number {
  const along = ({ width, height }: Size) => Math.max(0, 4 * (width + height) - 16);
  const alongPieces = pieces.reduce((sum, piece) => sum + along(piece), 0);
  return Math.min(along(box), alongPieces || Infinity);
}

/** By the keyboard that has opened it, as far as the browser knows. */
async function focusNth(page: Page, nth: number): Promise<void> {
  await page.evaluate(
    ([selector, index]) => {
      const stops = audit.listStops().filter((element) => element.closest(selector));
      stops[index]!.focus();
    },
    [opened, nth] as const,
  );
}

export function surround({ x, y, width, height }: Box): Box {
  return {
    x: Math.max(0, Math.floor(x - margin)),
    y: Math.max(0, Math.floor(y - margin)),
    width: Math.ceil(width + 2 * margin),
    height: Math.ceil(height + 2 * margin),
  };
}

/** How many pixels are others, by 3 : 1. */
export function countChanged(one: Pixels, other: Pixels): number {
  let count = 0;
  for (let y = 0; y < Math.min(one.height, other.height); y += 1)
    for (let x = 0; x < Math.min(one.width, other.width); x += 1) {
      const [a, b] = [one.at(x, y), other.at(x, y)];
      if ((a[0] !== b[0] || a[1] !== b[1] || a[2] !== b[2]) && toContrast(a, b) >= leastControl)
        count += 1;
    }
  return count;
}
