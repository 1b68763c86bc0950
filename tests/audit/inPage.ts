import type { Page } from '@playwright/test';
import type { Box } from './model.ts';

/** Text in one line, as it is painted. */
type Line = { words: string; node: Text; parent: HTMLElement; box: DOMRect };

/** What the checks share inside of the page. */
type Tools = {
  /** Where a finding is: a selector that leads there, and the place on the page. */
  place: (element: Element) => { target: string; box: Box };
  isShown: (element: Element) => boolean;
  /** What takes the focus by Tab, in the order of the document. */
  listControls: () => HTMLElement[];
  /** Whether a control is set as a part of a line, where a line is as high as it can be. */
  isInLine: (control: Element) => boolean;
  /** What of it a finger meets; of a control that goes on in the next line, its longest part. */
  targetOf: (control: Element) => DOMRect;
  /** Those that Tab reaches now: not what a closed list holds. */
  listStops: () => HTMLElement[];
  /** Whether nothing covers it, and it is inside of the window. */
  isOnTop: (element: Element, box: DOMRect) => boolean;
  /** Each line of each text that is painted. */
  listLines: () => Line[];
  /** What a picture is known by: never the words of a text, which may go while it stays. */
  wordsOf: (image: HTMLImageElement) => string;
  /** All that tells something: the words of each line, and each picture. */
  listShown: () => { words: string; element: Element }[];
  /** The place in the window of a line of a text, scrolled to; none where that does not help. */
  bringLine: (node: Text, index: number) => DOMRect | undefined;
  /** Red, green, blue (0 to 255) and alpha (0 to 1), whatever the notation. */
  toRgba: (color: string) => [number, number, number, number];
  /** Of the letters of an element, as what is around it lets them through. */
  inkOf: (element: Element) => [number, number, number, number];
  nameOf: (element: Element) => string;
};

declare global {
  var audit: Tools;
}

/** Puts them into the page, also where its own scripts do not run. */
export async function installTools(page: Page): Promise<void> {
  await page.evaluate(() => {
    const toSelector = (element: Element): string => {
      // What a library numbers anew at every visit leads nowhere at the next one.
      if (element.id && !element.id.startsWith('mantine-')) return `#${CSS.escape(element.id)}`;
      const parent = element.parentElement;
      if (!parent) return element.localName;
      const same = [...parent.children].filter(({ localName }) => localName === element.localName);
      const nth = same.length > 1 ? `:nth-of-type(${same.indexOf(element) + 1})` : '';
      return `${toSelector(parent)} > ${element.localName}${nth}`;
    };
    const isShown = (element: Element) => {
      const { width, right, bottom } = element.getBoundingClientRect();
      // Text for screen readers alone is a pixel wide, two where text is large; a skip link waits
      // above the page.
      const isOnPage = width > 2 && bottom + window.scrollY > 0 && right + window.scrollX > 0;
      return (
        isOnPage && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    };
    // A block, as what is in a flexible box is, stands apart from the words before it.
    const toWords = (node: Node): string => {
      if (!(node instanceof Element))
        return node.nodeType === Node.TEXT_NODE ? node.nodeValue! : '';
      const words = [...node.childNodes].map(toWords).join('');
      return getComputedStyle(node).display.startsWith('inline') ? words : ` ${words} `;
    };
    const toRects = (node: Text) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      // A mark of direction, or a space, has a box of its own but shows nothing.
      return [...range.getClientRects()].filter(({ width, height }) => width > height / 4);
    };
    let pen: CanvasRenderingContext2D | null = null;

    globalThis.audit = {
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
      isShown,
      listControls: () =>
        [
          ...document.querySelectorAll<HTMLElement>(
            'a[href], button, summary, input, select, textarea, [tabindex]:not([tabindex="-1"])',
          ),
        ].filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'),
        ),
      isInLine(control) {
        const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
        let block = control;
        while (isInline(block) && block.parentElement) block = block.parentElement;
        // Alone in its block it is a part of no sentence.
        return block !== control && block.textContent.trim() !== control.textContent.trim();
      },
      targetOf: (control) =>
        [...control.getClientRects()].toSorted((one, other) => other.width - one.width)[0]!,
      listStops: () =>
        audit
          .listControls()
          .filter((element) => !element.closest('details:not([open]) > :not(summary)')),
      isOnTop: (element, { left, right, top, bottom }) =>
        [left + 1, (left + right) / 2, right - 1].every((x) =>
          [top + 1, bottom - 1].every((y) => {
            const found = document.elementFromPoint(x, y);
            return found !== null && (found.contains(element) || element.contains(found));
          }),
        ),
      listLines() {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const lines: Line[] = [];
        while (walker.nextNode()) {
          const node = walker.currentNode as Text;
          const parent = node.parentElement!;
          const words = node.data.trim();
          if (!words || !isShown(parent) || parent.closest('script, style, noscript')) continue;
          for (const box of toRects(node)) lines.push({ words, node, parent, box });
        }
        return lines;
      },
      wordsOf: ({ alt, src }) => `the picture ${alt || src}`,
      listShown: () => [
        ...audit.listLines().map(({ words, parent }) => ({ words, element: parent })),
        ...[...document.images]
          .filter((image) => audit.isShown(image))
          .map((image) => ({ words: audit.wordsOf(image), element: image })),
      ],
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
      toRgba(color) {
        pen ??= new OffscreenCanvas(1, 1).getContext('2d', {
          willReadFrequently: true,
        }) as unknown as CanvasRenderingContext2D;
        pen.clearRect(0, 0, 1, 1);
        pen.fillStyle = color;
        pen.fillRect(0, 0, 1, 1);
        const [red, green, blue, alpha] = pen.getImageData(0, 0, 1, 1).data;
        return [red!, green!, blue!, alpha! / 255];
      },
      inkOf(element) {
        const [red, green, blue, alpha] = audit.toRgba(
          getComputedStyle(element).webkitTextFillColor,
        );
        let through = alpha;
        for (let one: Element | null = element; one; one = one.parentElement)
          through *= Number(getComputedStyle(one).opacity);
        return [red, green, blue, through];
      },
      nameOf(element) {
        const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
        const label = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
        const own = element.getAttribute('aria-label') ?? (label || toWords(element));
        return own.replace(/\s+/g, ' ').trim();
      },
    };
  });
}
