import type { Check } from '../check.ts';
import { isLarge, isNarrow, isSpaced, opens } from '../matrix.ts';

/** Nothing is wider than the window, so that no line has to be read by scrolling to and fro. */
export const reflow: Check = {
  id: 'reflow',
  criteria: {
    '1.4.10': {
      sees: 'Nothing reaches out of a window of 320 px.',
      in: isNarrow,
    },
    '1.4.8': { sees: 'Text of twice the size asks for no scrolling sideways.', in: isLarge },
  },
  about: 'The page scrolls in one direction only.',
  looksAt: () => true,
  find: ({ page }) =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      // A table may scroll by itself, a text may not: https://www.w3.org/WAI/WCAG22/Understanding/reflow
      const inner = [...document.body.querySelectorAll('*')]
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX))
        .filter((element) => audit.isShown(element) && !element.querySelector('table'))
        .map((element) => ({
          ...audit.place(element),
          message: 'This scrolls sideways by itself. Let it wrap or shrink.',
        }));
      if (scrollWidth <= clientWidth) return inner;
      const wide = [...document.body.querySelectorAll('*')].filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return audit.isShown(element) && (right > clientWidth + 1 || left < -1);
      });
      // The innermost ones; what is around them is wide because of them.
      const culprits = wide.filter(
        (element) => !wide.some((other) => element !== other && element.contains(other)),
      );
      if (culprits.length === 0)
        return [
          ...inner,
          {
            message: `The page is ${scrollWidth} px wide in a window of ${clientWidth} px, and no element is. Look for a ::before, an ::after, a margin, or something that was moved away, and let it fit.`,
          },
        ];
      return [
        ...inner,
        ...culprits.map((element) => ({
          ...audit.place(element),
          message: `This reaches out of the window, which is ${clientWidth} px wide. Let it wrap or shrink.`,
        })),
      ];
    }),
};

/** A font's box is higher than its letters, and may reach out of its line by this share. */
export const tolerance = 0.3;

export const overlap: Check = {
  id: 'overlap',
  criteria: {
    '1.4.4': {
      sees: 'Text of twice the size covers no other text, and nothing lies over it.',
      in: isLarge,
    },
    '1.4.12': { sees: 'Spaced text covers no other text, and nothing lies over it.', in: isSpaced },
    '1.4.10': {
      sees: 'In a window of 320 px no text covers another, and nothing lies over it.',
      in: isNarrow,
    },
  },
  about: 'No words are painted over other words, and nothing else lies over them.',
  leaves:
    'What is open over the page, and the skip link, which cover what is under them, as they should.',
  looksAt: ({ state }) => !opens(state) && state !== 'skip link focused',
  find: ({ page }) =>
    page.evaluate((share) => {
      const lines = audit.listLines();
      const start = window.scrollY;
      const covered = [...new Set(lines.map(({ node }) => node))].flatMap((node) => {
        const own = lines.filter((line) => line.node === node);
        return own.flatMap(({ words, parent }, index) => {
          const box = audit.bringLine(node, index);
          const top =
            box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          if (!top || top.contains(parent) || parent.contains(top)) return [];
          const { target } = audit.place(top);
          return [
            { ...audit.place(parent), message: `“${words}” is under ${target}. Uncover it.` },
          ];
        });
      });
      window.scrollTo({ top: start, behavior: 'instant' });
      const crossing = lines.flatMap(({ words, node, parent, box }, index) =>
        lines
          .slice(index + 1)
          .filter((other) => {
            const across =
              Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
            const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
            return (
              other.node !== node &&
              across > 1 &&
              down > share * Math.min(box.height, other.box.height)
            );
          })
          .map((other) => ({
            ...audit.place(parent),
            message: `“${words}” is painted over “${other.words}”. Give them room.`,
          })),
      );
      return [...crossing, ...covered];
    }, tolerance),
};

export const targetSize: Check = {
  id: 'target-size',
  criteria: {
    '2.5.5': 'Every control is 44 px wide and high; one that is set as a part of a line 24 px.',
    '2.5.8': 'Every control is 24 px wide and high.',
  },
  about: 'Every control is 44 px high and wide, one inside of a sentence 24 px.',
  leaves:
    'All preferences: large and spaced text makes targets larger, and colours and motion change no size.',
  looksAt: ({ preference }) => preference === 'plain',
  find: ({ page }) =>
    page.evaluate(() =>
      audit
        .listControls()
        .filter((element) => audit.isShown(element))
        .map((element) => {
          const { width, height } = audit.targetOf(element);
          const least = audit.isInLine(element) ? 24 : 44;
          return { element, width, height, least };
        })
        .filter(({ width, height, least }) => Math.min(width, height) < least - 0.01)
        .map(({ element, width, height, least }) => ({
          ...audit.place(element),
          message: `The target is ${Math.round(width)} × ${Math.round(height)} px. Make it ${least} px each way.`,
        })),
    ),
};
