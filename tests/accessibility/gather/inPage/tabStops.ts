import type { Direction, TabStop } from '../../model.ts';

/** A tab stop as the page recorded it. */
export type RecordedTabStop = TabStop & {
  /** CSS selector. */
  target: string;
  /** The browser context's number of the element in `document.querySelectorAll('*')`. */
  index: number;
  /** What keeps it from being seen whole; empty where nothing does. */
  obscured: string;
  /** The direction in which it stands beside the next control. */
  dir: Direction;
  /** It is within a <details>, which may close behind the user. */
  isInDisclosure: boolean;
  hasPositiveTabindex: boolean;
};

export function createTabStopTools() {
  /** Of an ancestor with more than one control: a name in another language turns nothing but itself. */
  const readDirection = (element: Element): Direction => {
    let around = element;
    while (around.parentElement && around.querySelectorAll('a[href], button, summary').length < 2)
      around = around.parentElement;
    return getComputedStyle(around).direction === 'rtl' ? 'rtl' : 'ltr';
  };

  /** The middle of what a box shares with that of each other element. */
  const listOverlaps = (element: Element, box: DOMRect) =>
    [...document.body.querySelectorAll('*')]
      .filter((other) => !other.contains(element) && !element.contains(other))
      .map((other) => other.getBoundingClientRect())
      .filter(({ left, right }) => left < box.right && right > box.left)
      .filter(({ top, bottom }) => top < box.bottom && bottom > box.top)
      .map(({ left, top, right, bottom }) => ({
        x: (Math.max(left, box.left) + Math.min(right, box.right)) / 2,
        y: (Math.max(top, box.top) + Math.min(bottom, box.bottom)) / 2,
      }));

  /**
   * Points of a box but for its round corners: where another element may lie over it, and, for what a
   * style sheet draws, a grid of 8 px, or of 64 points to a side of a larger box.
   */
  const listPoints = (element: Element, { left, top, width, height }: DOMRect) => {
    const [inset, apart, most] = [2, 8, 64];
    // At an edge, boxes side by side share a part of a pixel.
    const inner = new DOMRect(left + inset, top + inset, width - 2 * inset, height - 2 * inset);
    const along = (start: number, length: number) => {
      const count = Math.min(most, Math.max(2, Math.ceil(length / apart)));
      return Array.from({ length: count + 1 }, (_, index) => start + (length / count) * index);
    };
    const radius = getComputedStyle(element).borderTopLeftRadius;
    const share = radius.endsWith('%') ? Math.min(width, height) / 100 : 1;
    // A pill has a radius of 999 px, and half its height in effect.
    const corner = Math.min(Math.max(apart, parseFloat(radius) * share), width / 2, height / 2);
    const isInCorner = (x: number, y: number) => {
      const beside = corner - Math.min(x - left, left + width - x);
      const below = corner - Math.min(y - top, top + height - y);
      return beside > 0 && below > 0 && Math.hypot(beside, below) > corner - 1;
    };
    const ys = along(inner.y, inner.height);
    const grid = along(inner.x, inner.width).flatMap((x) => ys.map((y) => ({ x, y })));
    return [...grid, ...listOverlaps(element, inner)].filter(({ x, y }) => !isInCorner(x, y));
  };

  const describeObscured = (element: Element): string => {
    // A link that wraps is tested where it begins.
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const covering = listPoints(element, box)
      .map(({ x, y }) => document.elementFromPoint(x, y))
      .find((found) => found && !element.contains(found) && !found.contains(element));
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    const ring = outlineStyle === 'none' ? 0 : parseFloat(outlineWidth) + parseFloat(outlineOffset);
    // What is higher than the viewport, its outline included, cannot be seen whole at once.
    const isOutside = (reach: number) =>
      (box.height + 2 * reach <= window.innerHeight &&
        (box.top - reach < -1 || box.bottom + reach > window.innerHeight + 1)) ||
      box.left - reach < -1 ||
      box.right + reach > window.innerWidth + 1;
    if (isOutside(0)) return 'it is partly outside of the viewport';
    if (isOutside(Math.max(0, ring))) return 'its outline is partly outside of the viewport';
    return covering ? `it is under ${audit.locate(covering).target}` : '';
  };

  return {
    /** What has the focus; nothing where nothing on the page has. */
    describeFocused(): RecordedTabStop | undefined {
      const element = document.activeElement;
      if (!element || element === document.body || element === document.documentElement)
        return undefined;
      const roles: Partial<Record<string, string>> = { a: 'link', summary: 'disclosure' };
      return {
        ...audit.locate(element),
        name: audit.shorten(audit.nameOf(element)),
        role: element.getAttribute('role') ?? roles[element.localName] ?? element.localName,
        index: [...document.querySelectorAll('*')].indexOf(element),
        obscured: describeObscured(element),
        dir: readDirection(element),
        isInDisclosure: element.matches('details > :not(summary) *'),
        hasPositiveTabindex: (element as HTMLElement).tabIndex > 0,
      };
    },
  };
}
