import type { FoundViolation } from '../../rule.ts';

/** @param generatedIds a regular expression, as text, for ids that differ at every visit */
export function createElementTools(generatedIds?: string) {
  const hostOf = (node: Node) => (node.getRootNode() as Partial<ShadowRoot>).host ?? null;
  const parentOf = (node: Node): Element | null =>
    (node as Element).assignedSlot ?? node.parentElement ?? hostOf(node);
  const childrenOf = (node: Node): readonly Node[] => {
    const slotted = node instanceof HTMLSlotElement ? node.assignedNodes() : [];
    return slotted.length > 0 ? slotted : [...((node as Element).shadowRoot ?? node).childNodes];
  };
  const listNodes = (root: Node): Node[] =>
    childrenOf(root).flatMap((child) => [child, ...listNodes(child)]);
  const listElements = (selector = '*', root: ParentNode = document): HTMLElement[] => {
    const all = [root, ...root.querySelectorAll('*')];
    // `querySelectorAll` is faster than `listNodes`, but does not look into shadow roots.
    if (!all.some((one) => one instanceof Element && one.shadowRoot))
      return [...root.querySelectorAll<HTMLElement>(selector)];
    return listNodes(root).filter(
      (node): node is HTMLElement => node instanceof Element && node.matches(selector),
    );
  };

  const toSelector = (element: Element): string => {
    const { id, localName, parentNode } = element;
    const host = hostOf(element);
    const start = host ? `${toSelector(host)} >> ` : '';
    const isGenerated = generatedIds !== undefined && new RegExp(generatedIds).test(id);
    if (id && !isGenerated) return `${start}#${CSS.escape(id)}`;
    const same = [...(parentNode?.children ?? [])].filter((one) => one.localName === localName);
    const nth = same.length > 1 ? `:nth-of-type(${same.indexOf(element) + 1})` : '';
    const before = parentNode instanceof Element ? `${toSelector(parentNode)} > ` : start;
    return `${before}${localName}${nth}`;
  };

  const contains = (outer: Element, inner: Element | null): boolean =>
    inner !== null && (inner === outer || contains(outer, parentOf(inner)));

  const locate = (element: Element) => {
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
  };

  return {
    locate,
    describe: (element: Element) => ({
      ...locate(element),
      name: audit.shorten(audit.nameOf(element)),
    }),
    toViolations: (
      elements: readonly Element[],
      message: string,
      criteria?: readonly string[],
    ): FoundViolation[] =>
      elements.map((element) => ({ ...locate(element), message, ...(criteria && { criteria }) })),
    parentOf,
    childrenOf,
    listNodes,
    /**
     * Also lists the elements in open shadow roots. The selector `nav a` finds a link in a shadow root only
     * if the `nav` is in the same shadow root.
     */
    listElements,
    listRoots: (): (Document | ShadowRoot)[] => [
      document,
      ...listElements().flatMap(({ shadowRoot }) => shadowRoot ?? []),
    ],
    /** Works like `Element.closest`, but also across open shadow roots. */
    closest(element: Element | null, selector: string): Element | null {
      if (!element || element.matches(selector)) return element;
      return audit.closest(parentOf(element), selector);
    },
    /** Works like `Node.contains`, but also across open shadow roots. */
    contains,
    isRelated: (one: Element, other: Element) => contains(one, other) || contains(other, one),
    /** The list has to be in document order. */
    keepInnermost: (elements: readonly HTMLElement[]) =>
      elements.filter((one, index) => !elements[index + 1] || !contains(one, elements[index + 1]!)),
    /**
     * Falls back to the first match, because axe may write a selector differently than `toSelector`.
     * ` >> ` separates a shadow host from the path inside its shadow root.
     */
    findElement(target: string): HTMLElement | undefined {
      const found = listElements(target.split(' >> ').at(-1));
      return found.find((element) => toSelector(element) === target) ?? found[0];
    },
    /** Works like `document.elementFromPoint`, but also inside open shadow roots. */
    elementAt(x: number, y: number, root: Document | ShadowRoot = document): Element | null {
      const found = root.elementFromPoint(x, y);
      const inner = found?.shadowRoot;
      // If no element of `root` is at the point, `elementFromPoint` returns the host of `root`. Then `inner`
      // is `root` itself, and searching it again would never end.
      return inner && inner !== root ? (audit.elementAt(x, y, inner) ?? found) : found;
    },
    /** Works like `document.elementsFromPoint`, but also inside open shadow roots. */
    elementsAt: (x: number, y: number, root: Document | ShadowRoot = document): Element[] =>
      root
        .elementsFromPoint(x, y)
        // In a shadow root, `elementsFromPoint` also returns elements outside of it.
        .filter((found) => found.getRootNode() === root)
        .flatMap((found) => [
          ...(found.shadowRoot ? audit.elementsAt(x, y, found.shadowRoot) : []),
          found,
        ]),
    /** Returns the focused element, also in open shadow roots, or `<body>` if no element has the focus. */
    focusedElement(): HTMLElement {
      let focused = document.activeElement ?? document.body;
      while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
      return (focused === document.documentElement ? document.body : focused) as HTMLElement;
    },
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
      // Text that is only for screen readers is 1 px wide, or 2 px if text is enlarged. A skip link without
      // the focus is above the upper edge of the page.
      const isOnPage = width > 2 && bottom + window.scrollY > 0 && right + window.scrollX > 0;
      return (
        isOnPage && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    },
    listVisible: (selector = '*'): HTMLElement[] =>
      listElements(selector, document.body).filter((element) => audit.isVisible(element)),
    /**
     * Tests six points of the box, which belongs to the element or to one line of its text. A box that is
     * partly outside of the viewport counts as covered.
     */
    isUncovered: (element: Element, { left, right, top, bottom }: DOMRect): boolean =>
      [left + 1, (left + right) / 2, right - 1].every((x) =>
        [top + 1, bottom - 1].every((y) => {
          const found = audit.elementAt(x, y);
          return found !== null && audit.isRelated(found, element);
        }),
      ),
  };
}
