import { hasLargeText, hasTextSpacing, isNarrow, overlayOf } from '../../matrix.ts';
import type { Rule } from '../../rule.ts';
import { fontOverhang } from '../shared/fontOverhang.ts';

const covers = 'No text overlaps another text, and no other element covers a text.';

export const textOverlap: Rule = {
  id: 'text-overlap',
  criteria: {
    '1.4.4': { covers, in: hasLargeText },
    '1.4.12': { covers, in: hasTextSpacing },
    '1.4.10': { covers, in: isNarrow },
  },
  exclusions: `Overlaps of up to ${fontOverhang * 100} % of the height of a line, because letters do not fill the height. Text that has to be scrolled within an element. Generated content, and values and placeholders of fields. Elements that do not cover the middle of a line, or have pointer-events: none. Overlays and the focused skip link, which cover the page under them by design.`,
  appliesTo: ({ state }, _page, config) =>
    overlayOf(state, config) === undefined && state !== 'skip link focused',
  evaluate: ({ page }) =>
    page.evaluate((overhang) => {
      const all = audit.listLines();
      const lines = all.filter(audit.isShown);
      const start = window.scrollY;
      const covered = lines.flatMap((line) => {
        const { text, node, parent } = line;
        const first = all.findIndex((one) => one.node === node);
        const box = audit.scrollToLine(node, all.indexOf(line) - first);
        const top = box && audit.elementAt(box.x + box.width / 2, box.y + box.height / 2);
        if (!top || audit.contains(top, parent) || audit.contains(parent, top)) return [];
        const message = `“${audit.shorten(text)}” is under ${audit.locate(top).target}. Uncover it.`;
        return [{ ...audit.locate(parent), message }];
      });
      window.scrollTo({ top: start, behavior: 'instant' });
      const overlapping = lines.flatMap(({ text, node, parent, box }, index) =>
        lines.slice(index + 1).flatMap((other) => {
          const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          const least = overhang * Math.min(box.height, other.box.height);
          if (other.node === node || across <= 1 || down <= least) return [];
          const message = `“${audit.shorten(text)}” and “${audit.shorten(other.text)}” are drawn over each other. Give them room.`;
          return [{ ...audit.locate(parent), message }];
        }),
      );
      return [...overlapping, ...covered];
    }, fontOverhang),
};
