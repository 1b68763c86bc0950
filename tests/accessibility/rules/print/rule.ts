import { isReference } from '../../matrix.ts';
import { NotMeasured, type Rule } from '../../rule.ts';

export const print: Rule = {
  id: 'print',
  description: 'The printed page has every text of the main part, dark on white.',
  criteria: {
    '1.3.1': 'The printed page has every text of the main part.',
    '1.4.6': 'Printed text is dark.',
  },
  exclusions:
    'All variants but the reference variant, since paper has no scheme, viewport or state; buttons, which do nothing on paper.',
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
      if (!(await page.evaluate(() => matchMedia('print').matches)))
        throw new NotMeasured('The browser did not lay the page out for print.');
      return await page.evaluate((expected) => {
        const lines = audit.listLines();
        const isCut = ({ parent, box }: (typeof lines)[number]) => {
          for (
            let one: Element | null = parent;
            one && one !== document.body;
            one = one.parentElement
          )
            if (
              getComputedStyle(one).overflowY !== 'visible' &&
              box.bottom > one.getBoundingClientRect().bottom + box.height / 2
            )
              return true;
          return false;
        };
        const printed = new Set(lines.filter((line) => !isCut(line)).map(({ text }) => text));
        const pale = lines.filter(({ node, parent }, index) => {
          // A text has many lines, and is reported once.
          if (lines.findIndex((one) => one.node === node) < index) return false;
          const [red, green, blue, alpha] = audit.toRgba(getComputedStyle(parent).color);
          // Browsers leave backgrounds out, so that light letters would be on white paper.
          return alpha > 0 && 0.2126 * red + 0.7152 * green + 0.0722 * blue > 96;
        });
        return [
          ...[...new Set(expected)]
            .filter((text) => !printed.has(text))
            .map((text) => ({
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
