import type { Box, Direction, TabStop } from '../../model.ts';

export type RecordedTabStop = TabStop & {
  box: Box;
  /** For a radio button, this is the selector of the first one of its group. */
  target: string;
  /** The index in `document.querySelectorAll('*')`, or -1 in a shadow root. */
  index: number;
  /**
   * Says why a part of the element or its outline cannot be seen. The text is empty if every part can be
   * seen, or if `globalThis.recordsObscured` is not true.
   */
  obscured: string;
  isFullyCovered: boolean;
  dir: Direction;
  isInDisclosure: boolean;
  hasPositiveTabindex: boolean;
  /** The browser makes several tab stops inside of the element, for example for day, month and year. */
  hasInnerStops: boolean;
};

export function createTabStopTools() {
  /**
   * Reads the text direction of the nearest ancestor with several controls, because a link to another
   * language may itself have another direction.
   */
  const readDirection = (element: Element): Direction => {
    const parent = audit.parentOf(element);
    const controls = audit.listElements('a[href], button, summary', element);
    if (parent && controls.length < 2) return readDirection(parent);
    return getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
  };

  const listOverlapCenters = (element: Element, box: DOMRect) =>
    audit
      .listElements('*', document.body)
      .map((other) => ({ other, area: other.getBoundingClientRect() }))
      .filter(({ area }) => area.left < box.right && area.right > box.left)
      .filter(({ area }) => area.top < box.bottom && area.bottom > box.top)
      .filter(({ other }) => !audit.isRelated(other, element))
      .map(({ area: { left, top, right, bottom } }) => ({
        x: (Math.max(left, box.left) + Math.min(right, box.right)) / 2,
        y: (Math.max(top, box.top) + Math.min(bottom, box.bottom)) / 2,
      }));

  /**
   * Lists points at which something may cover the box: the centers of overlaps with other elements, and the
   * points of a grid. The grid is for generated content, because a script cannot read where that content is.
   * Corners are left out, because they may be round.
   */
  const listPoints = (element: Element, { left, top, width, height }: DOMRect) => {
    const [inset, apart, most] = [2, 8, 64];
    // The edge is left out, because neighbouring boxes may share a part of a pixel there.
    const inner = new DOMRect(left + inset, top + inset, width - 2 * inset, height - 2 * inset);
    const along = (start: number, length: number) => {
      const count = Math.min(most, Math.max(2, Math.ceil(length / apart)));
      return Array.from({ length: count + 1 }, (_, index) => start + (length / count) * index);
    };
    const radius = getComputedStyle(element).borderTopLeftRadius;
    const share = radius.endsWith('%') ? Math.min(width, height) / 100 : 1;
    // Browsers limit a radius such as 999 px to half of the shorter side.
    const corner = Math.min(Math.max(apart, parseFloat(radius) * share), width / 2, height / 2);
    const isInCorner = (x: number, y: number) => {
      const beside = corner - Math.min(x - left, left + width - x);
      const below = corner - Math.min(y - top, top + height - y);
      return beside > 0 && below > 0 && Math.hypot(beside, below) > corner - 1;
    };
    const ys = along(inner.y, inner.height);
    const grid = along(inner.x, inner.width).flatMap((x) => ys.map((y) => ({ x, y })));
    return [...grid, ...listOverlapCenters(element, inner)].filter(({ x, y }) => !isInCorner(x, y));
  };

  const describeObscured = (element: Element) => {
    // Only the first line of a link that wraps is tested.
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const tops = listPoints(element, box).map(({ x, y }) => audit.elementAt(x, y));
    const covering = tops.filter((found) => found && !audit.isRelated(found, element));
    const isFullyCovered = covering.length > 0 && covering.length === tops.length;
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    const ring = outlineStyle === 'none' ? 0 : parseFloat(outlineWidth) + parseFloat(outlineOffset);
    // A control that is taller than the viewport cannot fit, so its top and bottom are not tested.
    const isOutside = (reach: number) =>
      (box.height + 2 * reach <= window.innerHeight &&
        (box.top - reach < -1 || box.bottom + reach > window.innerHeight + 1)) ||
      box.left - reach < -1 ||
      box.right + reach > window.innerWidth + 1;
    const describe = () => {
      // Elements without a width, such as the `<area>` of an image map, are not tested.
      if (box.width === 0) return '';
      if (isOutside(0)) return 'it is partly outside of the viewport';
      if (isOutside(Math.max(0, ring))) return 'its outline is partly outside of the viewport';
      return covering[0] ? `it is under ${audit.locate(covering[0]).target}` : '';
    };
    return { obscured: describe(), isFullyCovered };
  };

  return {
    /** If no element has the focus, the role of the tab stop is `nothing`. */
    describeFocused(): RecordedTabStop {
      const element = audit.focusedElement();
      const hasFocus = element !== document.body;
      const roles: Partial<Record<string, string>> = { a: 'link', summary: 'disclosure' };
      const role = element.getAttribute('role') ?? roles[element.localName] ?? element.localName;
      return {
        ...audit.describe(element),
        target: audit.locate(audit.firstOfGroup(element)).target,
        role: hasFocus ? role : 'nothing',
        index: [...document.querySelectorAll('*')].indexOf(element),
        ...(globalThis.recordsObscured && hasFocus
          ? describeObscured(element)
          : { obscured: '', isFullyCovered: false }),
        dir: readDirection(element),
        isInDisclosure: element.matches('details > :not(summary) *'),
        hasPositiveTabindex: element.tabIndex > 0,
        hasInnerStops: element.matches(
          'audio, video, input:is([type=date], [type=datetime-local], [type=month], [type=time], [type=week])',
        ),
      };
    },
  };
}
