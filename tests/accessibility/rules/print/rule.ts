import { isReference } from '../../matrix.ts';
import type { Rule } from '../../rule.ts';

export const print: Rule = {
  id: 'print',
  criteria: {
    '1.3.1': 'The printed page has every text of the main part.',
    '1.4.6': 'Printed text is dark.',
  },
  exclusions: 'All variants but the reference variant; buttons, which do nothing on paper.',
  appliesTo: isReference,
  async evaluate({ page }) {
    const onScreen = await page.evaluate(() =>
      audit
        .listLines()
        .filter(({ parent }) => parent.closest('main') && !parent.closest('button'))
        .map(({ text }) => text),
    );
    await page.emulateMedia({ media: 'print' });
    try {
      return await page.evaluate((expected) => {
        const isWithin = (element: Element, box: DOMRect): boolean =>
          element === document.body ||
          ((getComputedStyle(element).overflowY === 'visible' ||
            box.bottom <= element.getBoundingClientRect().bottom + box.height / 2) &&
            isWithin(element.parentElement!, box));
        const lines = audit.listLines();
        const printed = lines.filter(({ parent, box }) => isWithin(parent, box));
        const missing = new Set(expected).difference(new Set(printed.map(({ text }) => text)));
        const pale = lines
          .filter(({ node }, index) => lines[index - 1]?.node !== node)
          .filter(({ parent }) => {
            const [red, green, blue, alpha] = audit.toRgba(getComputedStyle(parent).color);
            // Browsers leave backgrounds out, so that light letters would be on white paper.
            return alpha > 0 && 0.2126 * red + 0.7152 * green + 0.0722 * blue > 96;
          });
        return [
          ...[...missing].map((text) => ({
            message: `“${audit.shorten(text)}” is not on the printed page. Show it in @media print.`,
          })),
          ...pale.map(({ text, parent }) => ({
            ...audit.locate(parent),
            message: `“${audit.shorten(text)}” is too pale for paper. Print it dark.`,
          })),
        ];
      }, onScreen);
    } finally {
      await page.emulateMedia({ media: null });
    }
  },
};
