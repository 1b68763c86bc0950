import type { Page } from 'playwright-core';
import { hasLargeText, hasTextSpacing, isNarrow } from '../../matrix.ts';
import type { FoundViolation, RuleDefinition } from '../../rule.ts';
import { fontOverhang } from '../shared/fontOverhang.ts';

const neverCut = 'is not cut off, and scrolling reaches all of it.';

export const rule: RuleDefinition = {
  criteria: {
    '1.4.4': { covers: `Text of twice the size ${neverCut}`, in: hasLargeText },
    '1.4.10': { covers: `Text in a viewport of 320 px ${neverCut}`, in: isNarrow },
    '1.4.12': { covers: `Spaced text ${neverCut}`, in: hasTextSpacing },
  },
  exclusions: `Boxes that are up to 2 px wide, because they hide texts that only screen readers need. Values of fields, which scroll. Lines of which at most ${fontOverhang * 100} % of the height cannot be scrolled into view, because letters do not fill the height. SVG elements. Only one thing is tested for them: whether scrolling reaches their text.`,
  appliesTo: () => true,
  evaluate: async ({ page }) => [...(await findTightBoxes(page)), ...(await findUnreachable(page))],
};

function findTightBoxes(page: Page): Promise<FoundViolation[]> {
  return page.evaluate(() => {
    const lines = audit
      .listLines()
      .map(({ parent, box }) => ({ block: audit.blockOf(parent), box }));
    const hasWideLine = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return lines.some(
        ({ block, box }) => block === element && (box.left < left - 1 || box.right > right + 1),
      );
    };
    const fields = 'input:not([type=button], [type=submit], [type=reset])';
    const tight = audit.listVisible(`*:not(svg, svg *, ${fields})`).filter((element) => {
      const { overflowX, overflowY, display } = getComputedStyle(element);
      const isTooWide = element.scrollWidth > element.clientWidth + 1;
      const isTooHigh = element.scrollHeight > element.clientHeight + 1;
      // Boxes that scroll are left out, because `findUnreachable` tests their lines. Content that is too
      // high for a box with visible overflow is allowed, because letters can be higher than their line.
      const isCut =
        (isTooWide && /hidden|clip/.test(overflowX)) ||
        (isTooWide && overflowX === 'visible' && hasWideLine(element)) ||
        (isTooHigh && /hidden|clip/.test(overflowY));
      return isCut && display !== 'inline';
    });
    const message =
      'The text of this box does not fit. Give the box no fixed size, and let long words break.';
    // Only the innermost boxes are reported, because their content overflows their ancestors too.
    return audit.toViolations(audit.keepInnermost(tight), message);
  });
}

/**
 * Finds lines that scrolling cannot reach, such as lines before the start of a box or of the page:
 * https://drafts.csswg.org/css-overflow-3/#scrollable
 */
function findUnreachable(page: Page): Promise<FoundViolation[]> {
  return page.evaluate((overhang) => {
    type Area = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

    /**
     * Returns the area that users can see by scrolling the element, in coordinates of the viewport. Hidden
     * overflow counts as scrollable, because `findTightBoxes` already reports texts that are cut off there.
     */
    const areaOf = (element: Element): Area => {
      const { overflowX, overflowY, direction, display } = getComputedStyle(element);
      const { scrollWidth, scrollHeight, clientWidth } = element;
      const isPage = element === document.documentElement;
      const { x, y } = isPage ? new DOMRect() : element.getBoundingClientRect();
      // Inline boxes clip nothing. Boxes of up to 2 px do not count, because they contain texts that only
      // screen readers need.
      const clips = (overflow: string) =>
        display !== 'inline' && clientWidth > 2 && (isPage || overflow !== 'visible');
      // In a right-to-left box, `scrollLeft` is 0 at the right edge and negative to the left of it.
      const scrolledX = element.scrollLeft - (direction === 'rtl' ? clientWidth - scrollWidth : 0);
      const left = x + element.clientLeft - scrolledX;
      const top = y + element.clientTop - element.scrollTop;
      return {
        left: clips(overflowX) ? left : -Infinity,
        right: clips(overflowX) ? left + scrollWidth : Infinity,
        top: clips(overflowY) ? top : -Infinity,
        bottom: clips(overflowY) ? top + scrollHeight : Infinity,
      };
    };

    const areas = new Map<Element, Area>();
    const isCutOff = (element: Element, line: DOMRect): boolean => {
      let box: Area = line;
      const isOutside = (area: Area) =>
        box.left < area.left - 1 ||
        box.right > area.right + 1 ||
        box.top < area.top - overhang * line.height ||
        box.bottom > area.bottom + overhang * line.height;
      let one: Element | null = element;
      while (one && one !== document.body && one !== document.documentElement) {
        const { position, display, overflowX } = getComputedStyle(one);
        if (display !== 'inline' && one.clientWidth <= 2 && overflowX !== 'visible') return false;
        const area = areas.get(one) ?? areaOf(one);
        areas.set(one, area);
        if (isOutside(area)) return true;
        // A finite side of the area means that `one` clips or scrolls its content. The line of text then
        // appears only inside the box of `one`, so from here on, test this box instead of the line.
        if (Object.values(area).some(Number.isFinite)) box = one.getBoundingClientRect();
        if (position === 'fixed')
          return isOutside(new DOMRect(0, 0, window.innerWidth, window.innerHeight));
        one = position === 'absolute' ? (one as HTMLElement).offsetParent : audit.parentOf(one);
      }
      return isOutside(areaOf(document.documentElement));
    };

    return audit
      .listLines()
      .filter(({ parent, box }) => isCutOff(parent, box))
      .filter(({ node }, index, all) => all[index - 1]?.node !== node)
      .map(({ text, parent }) => ({
        ...audit.locate(parent),
        message: `A part of “${audit.shorten(text)}” is cut off, and scrolling does not reach this part. Let the text begin and end within its box.`,
      }));
  }, fontOverhang);
}
