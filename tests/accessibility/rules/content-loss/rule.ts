import { hasLargeText, hasTextSpacing, isNarrow, isPlain, isReference } from '../../matrix.ts';
import type { Rule } from '../../rule.ts';

/** What does not fit may move, but never disappear: a text that stands elsewhere on the page is there. */
export const contentLoss: Rule = {
  id: 'content-loss',
  description:
    'Every text and image that is visible in a wide viewport is visible in a narrow one, in portrait orientation, with large or spaced text, and without JavaScript.',
  criteria: {
    '1.3.4': {
      covers:
        'Every text and image of a wide viewport is visible in portrait orientation too, at 390 × 844.',
      in: ({ viewport }) => viewport === '390×844',
    },
    '1.4.4': {
      covers: 'No text and no image is missing when text has twice the size.',
      in: hasLargeText,
    },
    '1.4.10': {
      covers:
        'Every text and image of a wide viewport is visible at 320 px too, there or elsewhere on the page.',
      in: isNarrow,
    },
    '1.4.12': {
      covers: 'No text and no image is missing when text is spaced.',
      in: hasTextSpacing,
    },
  },
  exclusions:
    'The reference variant, with which the others are compared; states other than “loaded” and “without JavaScript”, which have the texts of the page; preferences of colors and motion, which remove nothing; buttons without JavaScript, since only a script answers them.',
  appliesTo: (variant) =>
    (isPlain(variant) && !isReference(variant)) ||
    (variant.state === 'loaded' && (hasLargeText(variant) || hasTextSpacing(variant))) ||
    variant.state === 'without JavaScript',
  async evaluate({ page, variant: { state }, wideContent }) {
    const wide = await wideContent();
    const excluded = state === 'without JavaScript' ? 'button' : ':not(*)';
    return page.evaluate(
      ([expected, excludedSelector]) => {
        const visible = new Set(audit.listContent().map(({ text }) => text));
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const inDocument = new Map<string, Element>();
        while (walker.nextNode()) {
          const node = walker.currentNode as Text;
          inDocument.set(node.data.trim(), node.parentElement!);
        }
        for (const image of document.images) inDocument.set(audit.describeImage(image), image);
        return [...new Set(expected)]
          .filter((text) => !visible.has(text))
          .map((text) => ({ text, element: inDocument.get(text) }))
          .filter(({ element }) => !element?.closest(excludedSelector))
          .map(({ text, element }) => ({
            ...(element ? audit.locate(element) : {}),
            message: `“${audit.shorten(text)}” is visible in a viewport of 1280 px and not here. Move it where it does not fit, and hide it nowhere.`,
          }));
      },
      [wide, excluded] as const,
    );
  },
};
