/** Text in one line, as it is painted. */
type Line = { words: string; node: Text; parent: HTMLElement; box: DOMRect };

export type TextTools = {
  nameOf: (element: Element) => string;
  /** Each line of each text that is painted. */
  listLines: () => Line[];
  /** The place in the window of a line of a text, scrolled to; none where that does not help. */
  bringLine: (node: Text, index: number) => DOMRect | undefined;
  /** What a picture is known by: never the words of a text, which may go while it stays. */
  wordsOf: (image: HTMLImageElement) => string;
  /** Whether it is a tag of BCP 47, of whatever language. */
  isLanguage: (tag: string) => boolean;
  /** All that tells something: the words of each line, and each picture. */
  listShown: () => { words: string; element: Element }[];
};

export function createTextTools(): TextTools {
  // A block, as what is in a flexible box is, stands apart from the words before it.
  const toWords = (node: Node): string => {
    if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? node.nodeValue! : '';
    const words = [...node.childNodes].map(toWords).join('');
    return getComputedStyle(node).display.startsWith('inline') ? words : ` ${words} `;
  };
  const toRects = (node: Text) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    // A mark of direction, or a space, has a box of its own but shows nothing.
    return [...range.getClientRects()].filter(({ width, height }) => width > height / 4);
  };
  return {
    nameOf(element) {
      const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
      const label = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
      const own = element.getAttribute('aria-label') ?? (label || toWords(element));
      return own.replace(/\s+/g, ' ').trim();
    },
    listLines() {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const lines: Line[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        const parent = node.parentElement!;
        const words = node.data.trim();
        if (!words || !audit.isShown(parent) || parent.closest('script, style, noscript')) continue;
        for (const box of toRects(node)) lines.push({ words, node, parent, box });
      }
      return lines;
    },
    bringLine(node, index) {
      const isSeen = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= window.innerHeight;
      const box = toRects(node)[index];
      if (!box || isSeen(box)) return box;
      // To the middle, where nothing stands that stays at an edge of the window.
      const top = box.top + window.scrollY - window.innerHeight / 2;
      window.scrollTo({ top, behavior: 'instant' });
      // What is sticky has moved along.
      const moved = toRects(node)[index];
      return moved && isSeen(moved) ? moved : undefined;
    },
    wordsOf: ({ alt, src }) => `the picture ${alt || src}`,
    isLanguage(tag) {
      try {
        return Intl.getCanonicalLocales(tag).length > 0;
      } catch {
        return false;
      }
    },
    listShown: () => [
      ...audit.listLines().map(({ words, parent }) => ({ words, element: parent })),
      ...[...document.images]
        .filter((image) => audit.isShown(image))
        .map((image) => ({ words: audit.wordsOf(image), element: image })),
    ],
  };
}
