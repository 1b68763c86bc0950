import { hasLargeText, hasTextSpacing, isNarrow, overlayOf } from '../../matrix.ts';
import type { Rule } from '../../rule.ts';
import { fontOverhang } from '../shared/fontOverhang.ts';

export const textOverlap: Rule = {
  id: 'text-overlap',
  description: 'No text is drawn over other text, and nothing else covers it.',
  criteria: {
    '1.4.4': {
      covers: 'Text of twice the size covers no other text, and nothing covers it.',
      in: hasLargeText,
    },
    '1.4.12': {
      covers: 'Spaced text covers no other text, and nothing covers it.',
      in: hasTextSpacing,
    },
    '1.4.10': {
      covers: 'In a viewport of 320 px no text covers other text, and nothing covers it.',
      in: isNarrow,
    },
  },
  exclusions:
    'States with an overlay, and the focused skip link: both cover what is under them, as they should.',
  appliesTo: ({ state }, _page, config) =>
    overlayOf(state, config) === undefined && state !== 'skip link focused',
  evaluate: ({ page }) =>
    page.evaluate((overhang) => {
      const lines = audit.listLines();
      const start = window.scrollY;
      const covered = [...new Set(lines.map(({ node }) => node))].flatMap((node) => {
        const own = lines.filter((line) => line.node === node);
        return own.flatMap(({ text, parent }, index) => {
          const box = audit.scrollToLine(node, index);
          const top =
            box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          if (!top || top.contains(parent) || parent.contains(top)) return [];
          const { target } = audit.locate(top);
          const message = `“${audit.shorten(text)}” is under ${target}. Uncover it.`;
          return [{ ...audit.locate(parent), message }];
        });
      });
      window.scrollTo({ top: start, behavior: 'instant' });
      const overlapping = lines.flatMap(({ text, node, parent, box }, index) =>
        lines
          .slice(index + 1)
          .filter((other) => {
            const across =
              Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
            const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
            return (
              other.node !== node &&
              across > 1 &&
              down > overhang * Math.min(box.height, other.box.height)
            );
          })
          .map((other) => ({
            ...audit.locate(parent),
            message: `“${audit.shorten(text)}” and “${audit.shorten(other.text)}” are drawn over each other. Give them room.`,
          })),
      );
      return [...overlapping, ...covered];
    }, fontOverhang),
};
