import { isPlain } from '../../matrix.ts';
import type { Rule } from '../../rule.ts';

/** https://www.w3.org/WAI/WCAG22/Understanding/visual-presentation */
export const textPresentation: Rule = {
  id: 'text-presentation',
  criteria: {
    '1.4.8':
      'Text has at most 80 characters in a line (40 of Chinese, Japanese or Korean) and a line height of 1.5, is not justified, and its paragraphs are 1.5 lines apart.',
  },
  exclusions:
    'Preferences, which are the user’s own, and states other than “loaded”; texts of up to 60 characters, headings of the levels 1 to 3, and the distance between elements that are not paragraphs.',
  appliesTo: (variant) => isPlain(variant),
  evaluate: ({ page }) =>
    page.evaluate(() => {
      // By the lines themselves: a block may have other blocks in it.
      const toBlock = (element: Element): Element =>
        getComputedStyle(element).display.startsWith('inline') && element.parentElement
          ? toBlock(element.parentElement)
          : element;
      const linesByBlock = Map.groupBy(audit.listLines(), ({ parent }) => toBlock(parent));
      const blocks = [...linesByBlock].flatMap(([element, lines]) => {
        const text = [...new Set(lines.map(({ node }) => node))]
          .map(({ data }) => data)
          .join('')
          .trim();
        const isRead = !element.closest('svg, h1, h2, h3') && text.length > 60;
        return isRead ? [{ element, lines, text }] : [];
      });
      const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
      return blocks.flatMap(({ element, lines, text }) => {
        const widths = lines.map(({ box }) => {
          const middle = (box.top + box.bottom) / 2;
          const row = lines.filter((one) => one.box.top < middle && one.box.bottom > middle);
          const right = Math.max(...row.map((one) => one.box.right));
          return right - Math.min(...row.map((one) => one.box.left));
        });
        const { fontSize, lineHeight, textAlign, fontFamily, fontWeight } =
          getComputedStyle(element);
        canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        // Marks of direction are no characters that are seen.
        const seen = text.replace(/\p{Cf}/gu, '').replace(/\s+/g, ' ');
        const isWide = /^(?:ja|zh|ko)/.test(element.closest('[lang]')?.getAttribute('lang') ?? '');
        // Such letters are as wide as high, also where the machine has no font for them.
        const letterWidth = isWide
          ? parseFloat(fontSize)
          : canvas.measureText(seen).width / [...seen].length;
        const most = isWide ? 40 : 80;
        const characters = Math.round(Math.max(...widths) / letterWidth);
        // A height of `normal` is that of the font's box.
        const height = parseFloat(lineHeight) || Math.max(...lines.map(({ box }) => box.height));
        const leastGap = 1.5 * height;
        const before = element.previousElementSibling;
        const isAfterParagraph =
          element.localName === 'p' && blocks.some((one) => one.element === before);
        const gap = isAfterParagraph
          ? element.getBoundingClientRect().top - before!.getBoundingClientRect().bottom
          : leastGap;
        return [
          characters > most &&
            `A line has about ${characters} characters. Limit its width to ${most}.`,
          height < 1.5 * parseFloat(fontSize) - 0.1 &&
            'The line height is less than 1.5 times the text. Raise it.',
          textAlign === 'justify' && 'The text is justified. Align it at its start.',
          // Below 0, the paragraph before stands beside it.
          gap >= 0 &&
            gap < leastGap - 1 &&
            `The paragraph before is ${Math.round(gap)} px away. Let ${Math.round(leastGap)} px, 1.5 lines, be between them.`,
        ]
          .filter((message) => message !== false)
          .map((message) => ({ ...audit.locate(element), message }));
      });
    }),
};
