import { hasLargeText, isNarrow } from '../../matrix.ts';
import type { RuleDefinition } from '../../rule.ts';

export const rule: RuleDefinition = {
  criteria: {
    '1.4.10': {
      covers: 'In a viewport of 320 px, the user does not have to scroll sideways.',
      in: isNarrow,
    },
    '1.4.8': {
      covers: 'With text of twice the size, the user does not have to scroll sideways.',
      in: hasLargeText,
    },
  },
  exclusions:
    'Tables and elements with a table that scroll sideways, because WCAG allows tables to scroll sideways.',
  appliesTo: () => true,
  evaluate: ({ page }) =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const visible = audit.listVisible();
      const scrolling = visible
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX))
        // WCAG allows tables to scroll sideways: https://www.w3.org/WAI/WCAG22/Understanding/reflow
        .filter(
          (element) =>
            !element.matches('table') && audit.listElements('table', element).length === 0,
        );
      const cure = 'Let it wrap or shrink.';
      const scrollingViolations = audit.toViolations(
        scrolling,
        `This scrolls sideways separately from the page. ${cure}`,
      );
      if (scrollWidth <= clientWidth) return scrollingViolations;
      const wide = visible.filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return right > clientWidth + 1 || left < -1;
      });
      // Only the innermost elements are reported, because they make their ancestors wide.
      const wideViolations = audit.toViolations(
        audit.keepInnermost(wide),
        `This reaches out of the viewport, which is ${clientWidth} px wide. ${cure}`,
      );
      const message = `The page is ${scrollWidth} px wide in a viewport of ${clientWidth} px, but no element is so wide. Look for a ::before, an ::after, a margin, or an element that was moved out of its place. Make it fit into the viewport.`;
      return [
        ...scrollingViolations,
        ...(wideViolations.length > 0 ? wideViolations : [{ message }]),
      ];
    }),
};
