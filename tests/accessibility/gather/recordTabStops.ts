import type { TabStop } from '../model.ts';

/** A tab stop as the page recorded it. */
export type RecordedTabStop = TabStop & {
  /** CSS selector. */
  target: string;
  /** The browser context's number of the element in `document.querySelectorAll('*')`. */
  index: number;
  /** What keeps it from being seen whole; empty where nothing does. */
  obscured: string;
  /** The direction in which it stands beside the next control. */
  dir: 'ltr' | 'rtl';
  /** It is within a <details>, which may close behind the user. */
  isInDisclosure: boolean;
  hasPositiveTabindex: boolean;
};

/** Runs in the page, which records from now on what has the focus when the Tab key is released. */
export function recordTabStops(): void {
  const isRecording = 'tabStops' in globalThis;
  Object.assign(globalThis, { tabStops: [] });
  if (isRecording) return;
  const record = ({ key }: KeyboardEvent) => {
    if (key === 'Tab')
      (Reflect.get(globalThis, 'tabStops') as (RecordedTabStop | null)[]).push(describeFocused());
  };
  window.addEventListener('keyup', record, { capture: true });

  function describeFocused(): RecordedTabStop | null {
    const element = document.activeElement;
    if (!element || element === document.body || element === document.documentElement) return null;
    const roles: Partial<Record<string, string>> = { a: 'link', summary: 'disclosure' };
    // A link that wraps is tested where it begins.
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const covering = samplePoints(element, box)
      .map(([x, y]) => document.elementFromPoint(x, y))
      .find((found) => found && !element.contains(found) && !found.contains(element));
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    const ring = outlineStyle === 'none' ? 0 : parseFloat(outlineWidth) + parseFloat(outlineOffset);
    // What is higher than the viewport, its outline included, cannot be seen whole at once.
    const isOutside = (reach: number) =>
      (box.height + 2 * reach <= window.innerHeight &&
        (box.top - reach < -1 || box.bottom + reach > window.innerHeight + 1)) ||
      box.left - reach < -1 ||
      box.right + reach > window.innerWidth + 1;
    const obscured = isOutside(0)
      ? 'it is partly outside of the viewport'
      : isOutside(Math.max(0, ring))
        ? 'its outline is partly outside of the viewport'
        : covering
          ? `it is under ${audit.locate(covering).target}`
          : '';
    return {
      name: audit.shorten(audit.nameOf(element)),
      role: element.getAttribute('role') ?? roles[element.localName] ?? element.localName,
      ...audit.locate(element),
      index: [...document.querySelectorAll('*')].indexOf(element),
      obscured,
      dir: readDirection(element),
      isInDisclosure: element.matches('details > :not(summary) *'),
      hasPositiveTabindex: (element as HTMLElement).tabIndex > 0,
    };
  }

  /** Of an ancestor with more than one control: a name in another language turns nothing but itself. */
  function readDirection(element: Element): 'ltr' | 'rtl' {
    let around = element;
    while (around.parentElement && around.querySelectorAll('a[href], button, summary').length < 2)
      around = around.parentElement;
    return getComputedStyle(around).direction === 'rtl' ? 'rtl' : 'ltr';
  }

  /** Points of a box but for its round corners: 8 px apart, or 64 to a side of a larger box. */
  function samplePoints(
    element: Element,
    { left, top, width, height }: DOMRect,
  ): [number, number][] {
    const [inset, apart, most] = [2, 8, 64];
    const along = (length: number) => {
      const count = Math.min(most, Math.max(2, Math.ceil((length - 2 * inset) / apart)));
      return Array.from(
        { length: count + 1 },
        (_, index) => inset + ((length - 2 * inset) * index) / count,
      );
    };
    const radius = getComputedStyle(element).borderTopLeftRadius;
    const share = radius.endsWith('%') ? Math.min(width, height) / 100 : 1;
    // A pill has a radius of 999 px, and half its height in effect.
    const corner = Math.min(Math.max(apart, parseFloat(radius) * share), width / 2, height / 2);
    const isInCorner = (x: number, y: number) => {
      const [beside, below] = [corner - Math.min(x, width - x), corner - Math.min(y, height - y)];
      return beside > 0 && below > 0 && Math.hypot(beside, below) > corner - 1;
    };
    return along(width).flatMap((x) =>
      along(height)
        .filter((y) => !isInCorner(x, y))
        .map((y): [number, number] => [left + x, top + y]),
    );
  }
}
