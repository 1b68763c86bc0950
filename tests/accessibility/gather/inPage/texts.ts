/** `text` is the text of the whole node, and `box` is the box of one of its lines. */
type Line = { text: string; node: Text; parent: HTMLElement; box: DOMRect };

export function createTextTools() {
  // Adds spaces around each block, so that its text does not join the text before and after the block.
  const toText = (node: Node): string => {
    if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? node.nodeValue! : '';
    if (node instanceof HTMLImageElement) return node.alt;
    const text = audit.childrenOf(node).map(toText).join('');
    return /^(?:inline|contents)/.test(getComputedStyle(node).display) ? text : ` ${text} `;
  };
  const toBoxes = (node: Text) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    // Leave out narrow boxes, because most belong to direction marks and spaces, which show nothing.
    return [...range.getClientRects()].filter(({ width, height }) => width > height / 4);
  };
  /** Tells whether the middle of the line is inside the box of each ancestor that clips or scrolls. */
  const isShown = ({ parent, box }: Line): boolean => {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    for (let one: Element | null = parent; one && one !== document.body;) {
      const { position, overflow, display } = getComputedStyle(one);
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const isOutside = x < left || x > right || y < top || y > bottom;
      if (isOutside && overflow !== 'visible' && display !== 'inline') return false;
      if (position === 'fixed') return true;
      one = position === 'absolute' ? (one as HTMLElement).offsetParent : audit.parentOf(one);
    }
    return true;
  };
  return {
    /** Ignores some sources of the accessible name, such as generated content. */
    nameOf(element: Element): string {
      const label = element.ariaLabelledByElements?.map((one) => one.textContent).join(' ');
      // The cast is safe, because `labels ?? []` below allows for elements without `labels`.
      const { labels } = element as HTMLInputElement;
      const own =
        label ||
        element.getAttribute('aria-label') ||
        [...(labels ?? [])].map(toText).join(' ') ||
        toText(element);
      return own.replace(/\s+/g, ' ').trim();
    },
    shorten: (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text),
    listLines: (): Line[] =>
      audit.listNodes(document.body).flatMap((node) => {
        if (!(node instanceof Text) || !node.data.trim()) return [];
        const parent = node.parentElement ?? (audit.parentOf(node) as HTMLElement);
        const isRendered =
          audit.isVisible(parent) && !audit.closest(parent, 'script, style, noscript');
        const text = node.data.trim();
        return isRendered ? toBoxes(node).map((box) => ({ text, node, parent, box })) : [];
      }),
    /** If a modal dialog is open, leaves out all lines that are not inside the dialog. */
    listShown(lines: readonly Line[]): Line[] {
      const part = audit.findUsablePart();
      return lines.filter((line) => audit.contains(part, line.parent) && isShown(line));
    },
    /** Returns one entry for each text, with the box of its first line. */
    listTexts: (): Line[] =>
      audit.listLines().filter(({ node }, index, all) => all[index - 1]?.node !== node),
    scrollToLine(node: Text, index: number): DOMRect | undefined {
      const isInView = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= window.innerHeight;
      const box = toBoxes(node)[index];
      if (!box || isInView(box)) return box;
      // Scroll to the middle of the viewport, because sticky bars cover only the edges.
      const top = box.top + window.scrollY - window.innerHeight / 2;
      window.scrollTo({ top, behavior: 'instant' });
      // A line of text in a sticky element may still be out of view, because scrolling does not move it.
      const moved = toBoxes(node)[index];
      return moved && isInView(moved) ? moved : undefined;
    },
    /** Adds “the image”, so that an image is not mistaken for a text with the same words. */
    describeImage: ({ alt, src }: HTMLImageElement): string => `the image ${alt || src}`,
    isLanguageTag(tag: string): boolean {
      try {
        return Intl.getCanonicalLocales(tag).length > 0;
      } catch {
        return false;
      }
    },
    listContent: (): { text: string; element: Element }[] => [
      ...audit.listTexts().map(({ text, parent }) => ({ text, element: parent })),
      ...audit
        .listVisible('img')
        .map((image) => ({ text: audit.describeImage(image as HTMLImageElement), element: image })),
    ],
  };
}
