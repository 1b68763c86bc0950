import { isPlain } from '../../matrix.ts';
import type { Rule } from '../../rule.ts';

/** https://www.w3.org/WAI/WCAG22/Understanding/visual-presentation */
export const textPresentation: Rule = {
  id: 'text-presentation',
  description:
    'Text has at most 80 characters in a line (40 of Chinese, Japanese or Korean) and a line height of 1.5, is not justified, and its paragraphs are 1.5 lines apart.',
  criteria: {
    '1.4.8':
      'Lines are short, have 1.5 times the height of their text and are not justified, and paragraphs are 1.5 lines apart.',
  },
  exclusions:
    'Preferences, which are the user’s own, and states other than “loaded”, which have the lines of the page; texts of up to 60 characters, headings of the levels 1 to 3, and the distance between elements that are not paragraphs.',
  appliesTo: (variant) => isPlain(variant),
  evaluate: ({ page }) =>
    page.evaluate(() => {
      // By the lines themselves: a block may have other blocks in it.
      const toBlock = (element: Element): Element =>
        getComputedStyle(element).display.startsWith('inline') && element.parentElement
          ? toBlock(element.parentElement)
          : element;
      const linesByBlock = Map.groupBy(audit.listLines(), ({ parent }) => toBlock(parent));
      const textOf = (lines: readonly { node: Text }[]) =>
        [...new Set(lines.map(({ node }) => node))].map(({ data }) => data).join('');
      const blocks = [...linesByBlock.keys()].filter(
        (element) =>
          !element.closest('svg, h1, h2, h3') &&
          textOf(linesByBlock.get(element)!).trim().length > 60,
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
      /** CSS pixels below the paragraph before; none where that stands beside it or is no paragraph. */
      const readGap = (element: Element) => {
        const before = element.previousElementSibling;
        if (!before || element.localName !== 'p' || !blocks.includes(before)) return undefined;
        const gap = element.getBoundingClientRect().top - before.getBoundingClientRect().bottom;
        return gap >= 0 ? gap : undefined;
      };
      return blocks.flatMap((element) => {
        const { fontSize, lineHeight, textAlign, fontFamily, fontWeight } =
          getComputedStyle(element);
        const isWide = /^(?:ja|zh|ko)/.test(element.closest('[lang]')?.getAttribute('lang') ?? '');
        const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
        canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        const lines = linesByBlock.get(element)!;
        // Marks of direction are no characters that are seen.
        const text = textOf(lines)
          .replace(/\p{Cf}/gu, '')
          .replace(/\s+/g, ' ')
          .trim();
        // Such letters are as wide as high, also where the machine has no font for them.
        const letterWidth = isWide
          ? parseFloat(fontSize)
          : canvas.measureText(text).width / [...text].length;
        const most = isWide ? 40 : 80;
        const characters = Math.round(longestLine(lines) / letterWidth);
        const gap = readGap(element);
        // A height of `normal` is that of the font's box.
        const height = parseFloat(lineHeight) || Math.max(...lines.map(({ box }) => box.height));
        const leastGap = 1.5 * height;
        const messages = [
          characters > most &&
            `A line has about ${characters} characters. Limit its width to ${most}.`,
          height < 1.5 * parseFloat(fontSize) - 0.1 &&
            'The line height is less than 1.5 times the text. Raise it.',
          textAlign === 'justify' && 'The text is justified. Align it at its start.',
          gap !== undefined &&
            gap < leastGap - 1 &&
            `The paragraph before is ${Math.round(gap)} px away. Let ${Math.round(leastGap)} px, 1.5 lines, be between them.`,
        ];
        return messages
          .filter((message) => message !== false)
          .map((message) => ({ ...audit.locate(element), message }));
      });
    }),
};
