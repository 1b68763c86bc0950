import { isPlain } from '../../matrix.ts';
import type { RuleDefinition } from '../../rule.ts';

export const rule: RuleDefinition = {
  criteria: {
    '1.3.2': 'Texts are shown in the order of the document: down each column and along each row.',
  },
  exclusions:
    'Images. Generated content, and values and placeholders of fields. Vertical text. Text behind a modal dialog, or that has to be scrolled within an element. A text beside a sticky element, because scrolling moves this element. All preferences except the default, and states other than “loaded”, because the order is the same.',
  appliesTo: (variant) => isPlain(variant),
  evaluate: ({ page, auditPage }) =>
    page.evaluate((dir) => {
      const texts = audit.listShown(audit.listTexts());
      // On a scrolled page, a sticky element may be in the same row as a text that follows it in the HTML.
      // That text may then appear before the sticky element, which is no violation.
      const isSticky = (element: Element | null): boolean =>
        element !== null &&
        (getComputedStyle(element).position === 'sticky' || isSticky(audit.parentOf(element)));
      return texts.slice(1).flatMap(({ text, parent, box }, index) => {
        const { text: textBefore, parent: parentBefore, box: before } = texts[index]!;
        const isVertical = [parent, parentBefore].some(
          (one) => getComputedStyle(one).writingMode !== 'horizontal-tb',
        );
        if (isVertical) return [];
        let around: Element = parent;
        // The loop ends at <html> at the latest, because <html> contains all elements.
        while (!audit.contains(around, parentBefore)) around = audit.parentOf(around)!;
        // Read `dir`, because the CSS property `direction` can contradict the direction of the content.
        const direction = audit.closest(around, '[dir=ltr], [dir=rtl]')?.getAttribute('dir') ?? dir;
        const isBeside = Math.min(box.right, before.right) - Math.max(box.left, before.left) <= 1;
        const isInRow =
          Math.min(box.bottom, before.bottom) - Math.max(box.top, before.top) > box.height / 2;
        // In a text with letters of both directions, the browser draws some parts in reversed order. So a
        // part that touches the previous part of the same text does not count as going back.
        const overlap = around === parent || around === parentBefore ? 0 : 1;
        const goesBack =
          direction === 'rtl'
            ? box.left > before.right - overlap
            : box.right < before.left + overlap;
        const goesUp = !isBeside && box.bottom <= before.top + 1;
        if (!goesUp && !(isInRow && goesBack && !isSticky(parentBefore))) return [];
        const message = `“${audit.shorten(text)}” is read after “${audit.shorten(textBefore)}” but is shown before it. Give the document the order of the rendered page.`;
        return [{ ...audit.locate(parent), message }];
      });
    }, auditPage.dir),
};
