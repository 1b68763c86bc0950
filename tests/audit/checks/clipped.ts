import type { Page } from '@playwright/test';
import type { Check, Found } from '../check.ts';
import { isLarge, isNarrow, isSpaced } from '../matrix.ts';
import { tolerance } from './layout.ts';

/** Whatever the visitor does to the text, its box grows with it. */
export const clipped: Check = {
  id: 'clipped',
  criteria: {
    '1.4.4': { sees: 'Text of twice the size is not cut off.', in: isLarge },
    '1.4.10': { sees: 'In a window of 320 px no text is cut off.', in: isNarrow },
    '1.4.12': { sees: 'Spaced text is not cut off.', in: isSpaced },
  },
  about: 'No text is cut off, whatever its size and spacing; scrolling reaches all of it.',
  looksAt: () => true,
  find: async ({ page }) => [...(await findTight(page)), ...(await findUnreachable(page))],
};

/** Boxes that what is in them does not fit into. */
function findTight(page: Page): Promise<Found[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => audit.isShown(element))
      .filter((element) => !element.closest('svg'))
      .filter((element) => {
        const { overflowX, overflowY, display } = getComputedStyle(element);
        if (display === 'inline') return false;
        const across = element.scrollWidth > element.clientWidth + 1;
        const down = element.scrollHeight > element.clientHeight + 1;
        // What scrolls is looked at by its lines; reaching out upwards and downwards covers nothing by itself.
        const isCut = (overflow: string) => /hidden|clip/.test(overflow);
        return (
          (across && (isCut(overflowX) || overflowX === 'visible')) || (down && isCut(overflowY))
        );
      })
      // What is around it does not fit because of it.
      .filter(
        (element, _index, all) => !all.some((one) => one !== element && element.contains(one)),
      )
      .map((element) => ({
        ...audit.place(element),
        message: 'Its text does not fit. Give the box no fixed size, and let long words break.',
      })),
  );
}

/**
 * Lines before the start of a box, of the window or of the page. Nothing scrolls to there, and no
 * measure of the box tells of them: https://drafts.csswg.org/css-overflow-3/#scrollable
 */
function findUnreachable(page: Page): Promise<Found[]> {
  return page.evaluate((share) => {
    type Room = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
    const endless: Room = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };

    const rooms = new Map<Element, Room>();
    const roomOf = (element: Element): Room => {
      const known = rooms.get(element) ?? measureRoom(element);
      rooms.set(element, known);
      return known;
    };

    /** Where scrolling within an element brings what is in it, in points of the window as it is now. */
    const measureRoom = (element: Element): Room => {
      const { overflowX, overflowY, direction, display } = getComputedStyle(element);
      const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } =
        element;
      // Such a box cuts nothing, and one for screen readers alone is not seen at all.
      if (display === 'inline' || clientWidth <= 2) return endless;
      const isPage = element === document.documentElement;
      const scrolls = (overflow: string) => isPage || /auto|scroll/.test(overflow);
      const cuts = (overflow: string) => /hidden|clip/.test(overflow);
      const box = element.getBoundingClientRect();
      const left = isPage ? 0 : box.left + element.clientLeft;
      const top = isPage ? 0 : box.top + element.clientTop;
      const right = left + clientWidth;
      const room = { ...endless };
      if (scrolls(overflowX))
        Object.assign(
          room,
          direction === 'rtl'
            ? { left: right - scrollLeft - scrollWidth, right: right - scrollLeft }
            : { left: left - scrollLeft, right: left - scrollLeft + scrollWidth },
        );
      else if (cuts(overflowX)) Object.assign(room, { left, right });
      if (scrolls(overflowY))
        Object.assign(room, { top: top - scrollTop, bottom: top - scrollTop + scrollHeight });
      else if (cuts(overflowY)) Object.assign(room, { top, bottom: top + clientHeight });
      return room;
    };

    const isCutOff = (element: Element, line: DOMRect): boolean => {
      let box: Room = line;
      const isOut = (room: Room) =>
        box.left < room.left - 1 ||
        box.right > room.right + 1 ||
        box.top < room.top - share * line.height ||
        box.bottom > room.bottom + share * line.height;
      let one: Element | null = element;
      while (one && one !== document.body && one !== document.documentElement) {
        const room = roomOf(one);
        if (isOut(room)) return true;
        // From here on it is seen where the box is.
        if (Object.values(room).some(Number.isFinite)) box = one.getBoundingClientRect();
        const { position } = getComputedStyle(one);
        if (position === 'fixed')
          return isOut({ left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight });
        one = position === 'absolute' ? (one as HTMLElement).offsetParent : one.parentElement;
      }
      return isOut(roomOf(document.documentElement));
    };

    return audit
      .listLines()
      .filter(({ parent, box }) => isCutOff(parent, box))
      .filter(({ node }, index, all) => all[index - 1]?.node !== node)
      .map(({ words, parent }) => ({
        ...audit.place(parent),
        message: `“${words.slice(0, 60)}” is cut off where no scrolling leads to. Let it begin and end inside of its box.`,
      }));
  }, tolerance);
}
