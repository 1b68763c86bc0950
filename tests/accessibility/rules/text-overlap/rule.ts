import { hasLargeText, hasTextSpacing, isNarrow, isPageCovered } from '../../matrix.ts';
import type { RuleDefinition } from '../../rule.ts';
import { fontOverhang } from '../shared/fontOverhang.ts';

const covers = 'No text overlaps another text, and no other element covers a text.';

export const rule: RuleDefinition = {
  criteria: {
    '1.4.4': { covers, in: hasLargeText },
    '1.4.12': { covers, in: hasTextSpacing },
    '1.4.10': { covers, in: isNarrow },
  },
  exclusions: `Overlaps of up to ${fontOverhang * 100} % of the height of a line, because letters do not fill the height. Text behind a modal dialog, or that has to be scrolled within an element. Generated content, and values and placeholders of fields. Elements that do not cover the middle of a line, have no background, or have pointer-events: none. Texts with pointer-events: none. Overlays and the focused skip link, which cover the page under them by design.`,
  appliesTo: (variant, _page, config) => !isPageCovered(variant, config),
  evaluate: ({ page }) =>
    page.evaluate((overhang) => {
      const all = audit.listLines();
      const lines = audit.listShown(all);
      const start = window.scrollY;
      /** A transparent element, such as one that enlarges the clickable area of a link, covers no text. */
      const isPainted = (element: Element, x: number, y: number) => {
        const isOver = [...element.getClientRects()].some(
          ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
        );
        const parts = [...(isOver ? [''] : []), '::before', '::after'];
        const hasBackground = parts.some((part) => {
          const style = getComputedStyle(element, part);
          const isDrawn =
            audit.toRgba(style.backgroundColor)[3] > 0 || style.backgroundImage !== 'none';
          // Generated content that is not positioned usually covers no text of another element.
          const isFree = style.content !== 'none' && /absolute|fixed/.test(style.position);
          return (!part || isFree) && isDrawn;
        });
        return (
          hasBackground || element.matches('img, svg, svg *, video, canvas, iframe, embed, object')
        );
      };
      const covered = lines.flatMap((line) => {
        const { text, node, parent } = line;
        const first = all.findIndex((one) => one.node === node);
        const box = audit.scrollToLine(node, all.indexOf(line) - first);
        if (!box || getComputedStyle(parent).pointerEvents === 'none') return [];
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const found = audit.elementsAt(x, y);
        const own = found.findIndex((one) => audit.isRelated(one, parent));
        const cover = found.slice(0, own).find((one) => isPainted(one, x, y));
        if (!cover) return [];
        const message = `“${audit.shorten(text)}” is under ${audit.locate(cover).target}. Uncover it.`;
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
