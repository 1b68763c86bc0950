import type { Check } from '../check.ts';
import { isReference } from '../matrix.ts';

export const printed: Check = {
  id: 'printed',
  criteria: {
    '1.3.1': 'On paper every text of the main part is there.',
    '1.4.6': 'On paper text is dark.',
  },
  about: 'On paper every text of the main part is there, dark on white.',
  leaves: 'Other looks than one: paper has its own.',
  looksAt: isReference,
  async find({ page }) {
    const shown = await page.evaluate(() =>
      audit
        .listLines()
        .filter(({ parent }) => parent.closest('main') && !parent.closest('button'))
        .map(({ words }) => words),
    );
    await page.emulateMedia({ media: 'print' });
    const found = await page.evaluate((expected) => {
      const lines = audit.listLines();
      const cuts = (element: Element) => getComputedStyle(element).overflowY !== 'visible';
      const isCut = ({ parent, box }: (typeof lines)[number]) => {
        for (
          let one: Element | null = parent;
          one && one !== document.body;
          one = one.parentElement
        )
          if (cuts(one) && box.bottom > one.getBoundingClientRect().bottom + box.height / 2)
            return true;
        return false;
      };
      const there = new Set(lines.filter((line) => !isCut(line)).map(({ words }) => words));
      const pale = lines.filter(({ node, parent }, index) => {
        // A text has many lines, and is too pale once.
        if (lines.findIndex((one) => one.node === node) < index) return false;
        const [red, green, blue, alpha] = audit.toRgba(getComputedStyle(parent).color);
        // Browsers leave backgrounds out: a light letter would be on white paper.
        return alpha > 0 && 0.2126 * red + 0.7152 * green + 0.0722 * blue > 96;
      });
      return [
        ...[...new Set(expected)]
          .filter((words) => !there.has(words))
          .map((words) => ({
            message: `“${words.slice(0, 60)}” is not on the printed page. Show it in @media print.`,
          })),
        ...pale.map(({ words, parent }) => ({
          ...audit.place(parent),
          message: `“${words.slice(0, 60)}” is too pale for paper. Print it dark.`,
        })),
      ];
    }, shown);
    await page.emulateMedia({ media: null });
    return found;
  },
};
