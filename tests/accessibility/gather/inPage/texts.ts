/** One line of a text node, as it is rendered. */
type Line = { text: string; node: Text; parent: HTMLElement; box: DOMRect };

export function createTextTools() {
  // A block, or an item of a flex container, is separated from the text before it.
  const toText = (node: Node): string => {
    if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? node.nodeValue! : '';
    const text = [...node.childNodes].map(toText).join('');
    return getComputedStyle(node).display.startsWith('inline') ? text : ` ${text} `;
  };
  const toBoxes = (node: Text) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    // A direction mark, or a space, has a box of its own but shows nothing.
    return [...range.getClientRects()].filter(({ width, height }) => width > height / 4);
  };
  return {
    /** The accessible name, without what style sheets add. */
    nameOf(element: Element): string {
      const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
      const label = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
      const own = element.getAttribute('aria-label') ?? (label || toText(element));
      return own.replace(/\s+/g, ' ').trim();
    },
    /** At most 80 characters of a text, for messages. */
    shorten: (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text),
    /** Each line of each text that is rendered. */
    listLines(): Line[] {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const lines: Line[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        const parent = node.parentElement!;
        const text = node.data.trim();
        if (!text || !audit.isVisible(parent) || parent.closest('script, style, noscript'))
          continue;
        for (const box of toBoxes(node)) lines.push({ text, node, parent, box });
      }
      return lines;
    },
    /** Scrolls to a line of a text node; its box in the viewport, or nothing where no scrolling leads there. */
    scrollToLine(node: Text, index: number): DOMRect | undefined {
      const isInView = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= window.innerHeight;
      const box = toBoxes(node)[index];
      if (!box || isInView(box)) return box;
      // To the middle of the viewport, where nothing is fixed to an edge.
      const top = box.top + window.scrollY - window.innerHeight / 2;
      window.scrollTo({ top, behavior: 'instant' });
      // A sticky element has moved along.
      const moved = toBoxes(node)[index];
      return moved && isInView(moved) ? moved : undefined;
    },
    /** What identifies an image, and is never mistaken for a text. */
    describeImage: ({ alt, src }: HTMLImageElement): string => `the image ${alt || src}`,
    /** Whether it is a valid tag of BCP 47. */
    isLanguageTag(tag: string): boolean {
      try {
        return Intl.getCanonicalLocales(tag).length > 0;
      } catch {
        return false;
      }
    },
    /** All visible content: each line of text, and each image. */
    listContent: (): { text: string; element: Element }[] => [
      ...audit.listLines().map(({ text, parent }) => ({ text, element: parent })),
      ...[...document.images]
        .filter((image) => audit.isVisible(image))
        .map((image) => ({ text: audit.describeImage(image), element: image })),
    ],
  };
}
