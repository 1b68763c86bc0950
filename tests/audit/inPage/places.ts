import type { Box } from '../model.ts';

export type PlaceTools = {
  /** Where a finding is: a selector that leads there, and the place on the page. */
  place: (element: Element) => { target: string; box: Box };
  isShown: (element: Element) => boolean;
  /** Whether nothing covers it, and it is inside of the window. */
  isOnTop: (element: Element, box: DOMRect) => boolean;
};

export function createPlaceTools(): PlaceTools {
  const toSelector = (element: Element): string => {
    // What a library numbers anew at every visit leads nowhere at the next one.
    if (element.id && !element.id.startsWith('mantine-')) return `#${CSS.escape(element.id)}`;
    const parent = element.parentElement;
    if (!parent) return element.localName;
    const same = [...parent.children].filter(({ localName }) => localName === element.localName);
    const nth = same.length > 1 ? `:nth-of-type(${same.indexOf(element) + 1})` : '';
    return `${toSelector(parent)} > ${element.localName}${nth}`;
  };
  return {
    place(element) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const round = (length: number) => Math.round(length * 10) / 10;
      return {
        target: toSelector(element),
        box: {
          x: round(left + window.scrollX),
          y: round(top + window.scrollY),
          width: round(width),
          height: round(height),
        },
      };
    },
    isShown(element) {
      const { width, right, bottom } = element.getBoundingClientRect();
      // Text for screen readers alone is a pixel wide, two where text is large; a skip link waits
      // above the page.
      const isOnPage = width > 2 && bottom + window.scrollY > 0 && right + window.scrollX > 0;
      return (
        isOnPage && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    },
    isOnTop: (element, { left, right, top, bottom }) =>
      [left + 1, (left + right) / 2, right - 1].every((x) =>
        [top + 1, bottom - 1].every((y) => {
          const found = document.elementFromPoint(x, y);
          return found !== null && (found.contains(element) || element.contains(found));
        }),
      ),
  };
}
