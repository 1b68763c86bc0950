import { isPlain } from '../../matrix.ts';
import type { Rule } from '../../rule.ts';

/** Texts in one column are read downwards, those in one row in the direction of the writing. */
export const readingOrder: Rule = {
  id: 'reading-order',
  description: 'Texts are seen in the order in which they are read.',
  criteria: {
    '1.3.2':
      'Texts are seen in the order of the document, in both directions of writing: downwards within a column, and along the writing within a row.',
  },
  exclusions:
    'Preferences and states other than “loaded”: the order is that of the page as it comes.',
  appliesTo: (variant) => isPlain(variant),
  evaluate: ({ page, auditPage: { dir } }) =>
    page.evaluate((direction) => {
      const texts = audit
        .listLines()
        .filter(({ node }, index, all) => all[index - 1]?.node !== node);
      return texts.slice(1).flatMap(({ text, parent, box }, index) => {
        const { text: textBefore, box: before } = texts[index]!;
        const isBeside = Math.min(box.right, before.right) - Math.max(box.left, before.left) <= 1;
        const isInRow =
          Math.min(box.bottom, before.bottom) - Math.max(box.top, before.top) > box.height / 2;
        const goesBack = direction === 'rtl' ? box.left > before.right : box.right < before.left;
        const goesUp = !isBeside && box.bottom <= before.top + 1;
        if (!goesUp && !(isInRow && goesBack)) return [];
        const message = `“${audit.shorten(text)}” is read after “${audit.shorten(textBefore)}” and stands before it. Let the document have the order that is seen.`;
        return [{ ...audit.locate(parent), message }];
      });
    }, dir),
};
