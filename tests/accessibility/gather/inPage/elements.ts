/** @param generatedIds source of a pattern of ids that are another at every visit */
export function createElementTools(generatedIds?: string) {
  const toSelector = (element: Element): string => {
    const isGenerated = generatedIds !== undefined && new RegExp(generatedIds).test(element.id);
    if (element.id && !isGenerated) return `#${CSS.escape(element.id)}`;
    const parent = element.parentElement;
    if (!parent) return element.localName;
    const same = [...parent.children].filter(({ localName }) => localName === element.localName);
    const nth = same.length > 1 ? `:nth-of-type(${same.indexOf(element) + 1})` : '';
    return `${toSelector(parent)} > ${element.localName}${nth}`;
  };
  return {
    /** Where a violation is: a selector of the element, and its box on the page. */
    locate(element: Element) {
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
    /** Whether a condition comes true within 5 s; asked at every frame. */
    async holdsSoon(condition: () => boolean): Promise<boolean> {
      const end = performance.now() + 5000;
      while (!condition()) {
        if (performance.now() > end) return false;
        await new Promise(requestAnimationFrame);
      }
      return true;
    },
    isVisible(element: Element): boolean {
      const { width, right, bottom } = element.getBoundingClientRect();
      // Text for screen readers alone is a pixel wide, two where text is large, and a skip link
      // waits above the page.
      const isOnPage = width > 2 && bottom + window.scrollY > 0 && right + window.scrollX > 0;
      return (
        isOnPage && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    },
    /** Whether nothing covers the box of an element, and it lies within the viewport. */
    isUncovered: (element: Element, { left, right, top, bottom }: DOMRect): boolean =>
      [left + 1, (left + right) / 2, right - 1].every((x) =>
        [top + 1, bottom - 1].every((y) => {
          const found = document.elementFromPoint(x, y);
          return found !== null && (found.contains(element) || element.contains(found));
        }),
      ),
  };
}
