import type { Check } from '../check.ts';
import { isLarge, isNarrow, isPlain, isReference, isSpaced } from '../matrix.ts';

/** What does not fit may move, never go. Words that stand elsewhere on the page are there. */
export const lost: Check = {
  id: 'lost',
  criteria: {
    '1.3.4': {
      sees: 'Every text and picture of a wide window is seen upright too, at 390 × 844.',
      in: ({ size }) => size === '390×844',
    },
    '1.4.4': { sees: 'No text and no picture is gone when text has twice the size.', in: isLarge },
    '1.4.10': {
      sees: 'Every text and picture of a wide window is seen at 320 px too, there or elsewhere on the page.',
      in: isNarrow,
    },
    '1.4.12': { sees: 'No text and no picture is gone when text is spaced.', in: isSpaced },
  },
  about:
    'Every text and picture that is seen in a wide window is seen in a narrow one, upright, with large or spaced text, and without JavaScript.',
  leaves:
    'The plain wide look, which the others are held against; other states, which have the words of the page; colours and motion, which change none; without JavaScript, buttons, which only a script answers.',
  looksAt: (variant) =>
    (isPlain(variant) && !isReference(variant)) ||
    (variant.state === 'loaded' && (isLarge(variant) || isSpaced(variant))) ||
    variant.state === 'without JavaScript',
  async find({ page, variant: { state }, readWide }) {
    const wide = await readWide();
    const excused = state === 'without JavaScript' ? 'button' : ':not(*)';
    return page.evaluate(
      ([expected, unanswered]) => {
        const seen = new Set(audit.listShown().map(({ words }) => words));
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const hidden = new Map<string, Element>();
        while (walker.nextNode())
          hidden.set((walker.currentNode as Text).data.trim(), walker.currentNode.parentElement!);
        for (const image of document.images) hidden.set(audit.wordsOf(image), image);
        return [...new Set(expected)]
          .filter((words) => !seen.has(words))
          .map((words) => ({ words, element: hidden.get(words) }))
          .filter(({ element }) => !element?.closest(unanswered))
          .map(({ words, element }) => {
            return {
              ...(element ? audit.place(element) : {}),
              message: `“${words.slice(0, 60)}” is seen in a wide window and not here. Move it, and let it stay.`,
            };
          });
      },
      [wide, excused] as const,
    );
  },
};
