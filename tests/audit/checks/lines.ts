import type { Check } from '../check.ts';
import { isPlain } from '../matrix.ts';

/** Blocks of text in one column are read downwards, those in one row along the writing. */
export const sequence: Check = {
  id: 'sequence',
  criteria: { '1.3.2': 'Texts are seen in the order of the document, in both directions.' },
  about: 'Text is seen in the order in which it is read.',
  leaves: 'Preferences and states: the order on the page is that of the plain look.',
  looksAt: (variant) => isPlain(variant),
  find: ({ page, auditPage: { dir } }) =>
    page.evaluate((direction) => {
      const blocks = audit
        .listLines()
        .filter(({ parent }) => !parent.closest('a[href="#main"]'))
        .filter(({ node }, index, all) => all[index - 1]?.node !== node);
      return blocks.slice(1).flatMap(({ words, parent, box }, index) => {
        const before = blocks[index]!.box;
        const isBeside = Math.min(box.right, before.right) - Math.max(box.left, before.left) <= 1;
        const isInRow =
          Math.min(box.bottom, before.bottom) - Math.max(box.top, before.top) > box.height / 2;
        const goesBack = direction === 'rtl' ? box.left > before.right : box.right < before.left;
        const goesUp = !isBeside && box.bottom <= before.top + 1;
        if (!goesUp && !(isInRow && goesBack)) return [];
        return [
          {
            ...audit.place(parent),
            message: `“${words}” is read after “${blocks[index]!.words}” but stands before it. Put it there in the document too.`,
          },
        ];
      });
    }, dir),
};

/** https://www.w3.org/WAI/WCAG22/Understanding/visual-presentation */
export const measure: Check = {
  id: 'measure',
  criteria: {
    '1.4.8':
      'Lines are short, 1.5 times as high as their text and not justified, and paragraphs are 1.5 lines apart.',
  },
  about:
    'Text has at most 80 characters in a line (40 of Chinese, Japanese or Korean) and 1.5 lines of height, is not justified, and its paragraphs are 1.5 lines apart.',
  leaves:
    'Preferences, which are the visitor’s own, and states, which have the lines of the page; texts of up to 60 characters, and the room between what is no paragraph.',
  looksAt: (variant) => isPlain(variant),
  find: ({ page }) =>
    page.evaluate(() => {
      // By the lines themselves: what else stands in the block is no part of them.
      const toBlock = (element: Element): Element =>
        getComputedStyle(element).display.startsWith('inline') && element.parentElement
          ? toBlock(element.parentElement)
          : element;
      const written = Map.groupBy(audit.listLines(), ({ parent }) => toBlock(parent));
      const textOf = (lines: readonly { node: Text }[]) =>
        [...new Set(lines.map(({ node }) => node))].map(({ data }) => data).join('');
      const paragraphs = [...written.keys()].filter(
        (element) =>
          !element.closest('svg, h1, h2, h3') && textOf(written.get(element)!).trim().length > 60,
      );
      const longestLine = (lines: readonly { box: DOMRect }[]) =>
        Math.max(
          ...lines.map(({ box }) => {
            const middle = (box.top + box.bottom) / 2;
            const row = lines.filter((one) => one.box.top < middle && one.box.bottom > middle);
            const right = Math.max(...row.map((one) => one.box.right));
            return right - Math.min(...row.map((one) => one.box.left));
          }),
        );
      /** Below the one before, in points of the page; none where it stands beside it or is no paragraph. */
      const readGap = (element: Element) => {
        const before = element.previousElementSibling;
        if (!before || element.localName !== 'p' || !paragraphs.includes(before)) return undefined;
        const gap = element.getBoundingClientRect().top - before.getBoundingClientRect().bottom;
        return gap >= 0 ? gap : undefined;
      };
      return paragraphs.flatMap((element) => {
        const { fontSize, lineHeight, textAlign, fontFamily, fontWeight } =
          getComputedStyle(element);
        const isWide = /^(?:ja|zh|ko)/.test(element.closest('[lang]')?.getAttribute('lang') ?? '');
        const pen = new OffscreenCanvas(1, 1).getContext('2d')!;
        pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        const lines = written.get(element)!;
        const text = textOf(lines).replace(/\s+/g, ' ').trim();
        // Such letters are as wide as high, also where the machine has no font for them.
        const letter = isWide
          ? parseFloat(fontSize)
          : pen.measureText(text).width / [...text].length;
        const most = isWide ? 40 : 80;
        const characters = Math.round(longestLine(lines) / letter);
        const gap = readGap(element);
        const least = 1.5 * parseFloat(lineHeight);
        const faults = [
          characters > most &&
            `A line has about ${characters} characters. Limit its width to ${most}.`,
          parseFloat(lineHeight) < 1.5 * parseFloat(fontSize) - 0.1 &&
            'The lines are closer than 1.5 times the text. Raise the line height.',
          textAlign === 'justify' && 'The text is justified. Align it at its start.',
          gap !== undefined &&
            gap < least - 1 &&
            `The paragraph before is ${Math.round(gap)} px away. Let ${Math.round(least)} px, 1.5 lines, be between them.`,
        ];
        return faults
          .filter((fault) => fault !== false)
          .map((message) => ({ ...audit.place(element), message }));
      });
    }),
};
