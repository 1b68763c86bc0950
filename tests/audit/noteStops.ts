import type { WalkedStop } from './check.ts';

export type Seen = Omit<WalkedStop, 'isOnWayBack'>;

/** Runs in the page, which notes from now on what has the focus when the Tab key is let go. */
export function noteStops(): void {
  const isNoting = 'stops' in globalThis;
  Object.assign(globalThis, { stops: [] });
  if (isNoting) return;
  const note = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') (Reflect.get(globalThis, 'stops') as (Seen | null)[]).push(see());
  };
  window.addEventListener('keyup', note, { capture: true });

  function see(): Seen | null {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const roles: Partial<Record<string, string>> = { a: 'link', summary: 'disclosure' };
    // A link that goes on in the next line is looked at where it begins.
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const covering = spread(element, box)
      .map(([x, y]) => document.elementFromPoint(x, y))
      .find((found) => found && !element.contains(found) && !found.contains(element));
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    const ring = outlineStyle === 'none' ? 0 : parseFloat(outlineWidth) + parseFloat(outlineOffset);
    // What is higher than the window, with its outline say, cannot be seen whole at once.
    const isOutside = (reach: number) =>
      (box.height + 2 * reach <= window.innerHeight &&
        (box.top - reach < -1 || box.bottom + reach > window.innerHeight + 1)) ||
      box.left - reach < -1 ||
      box.right + reach > window.innerWidth + 1;
    const hidden = isOutside(0)
      ? 'it is partly outside of the window'
      : isOutside(Math.max(0, ring))
        ? 'its outline is partly outside of the window'
        : covering
          ? `it is under ${audit.place(covering).target}`
          : '';
    return {
      name: audit.nameOf(element),
      role: element.getAttribute('role') ?? roles[element.localName] ?? element.localName,
      ...audit.place(element),
      hidden,
      dir: readDirection(element),
      isInList: element.matches('details > :not(summary) *'),
      hasTurn: (element as HTMLElement).tabIndex > 0,
    };
  }

  /** Of what is around it and another one: a name in another language turns nothing but itself. */
  function readDirection(element: Element): 'ltr' | 'rtl' {
    let around = element;
    while (around.parentElement && around.querySelectorAll('a[href], button, summary').length < 2)
      around = around.parentElement;
    return getComputedStyle(around).direction === 'rtl' ? 'rtl' : 'ltr';
  }

  /** Up to the edges, but for its round corners: 8 px apart, or 64 to a side of what is larger. */
  function spread(element: Element, { left, top, width, height }: DOMRect): [number, number][] {
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
    // A pill says 999 px and has half its height.
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
