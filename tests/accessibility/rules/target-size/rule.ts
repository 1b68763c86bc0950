import type { RuleDefinition } from '../../rule.ts';

export const rule: RuleDefinition = {
  criteria: {
    '2.5.5':
      'Every control is at least 44 px wide and high. WCAG excepts controls in a line of text, but this rule requires them to be at least 24 px wide and high.',
  },
  exclusions:
    'Criterion 2.5.8, which axe tests. All preferences except the default, because larger text makes targets larger, and the other preferences change no size.',
  appliesTo: ({ preference }) => preference === 'default',
  evaluate: ({ page }) =>
    page.evaluate(() =>
      audit.listControls().flatMap((element) => {
        if (!audit.isVisible(element)) return [];
        // If the control wraps, its longest line counts.
        const boxes = [...element.getClientRects()];
        const { width, height } = boxes.toSorted((one, other) => other.width - one.width)[0]!;
        // A control that is alone in its block is not part of a line of text.
        const block = audit.blockOf(element);
        const isInline =
          block !== element && block.textContent.trim() !== element.textContent.trim();
        const least = isInline ? 24 : 44;
        if (Math.min(width, height) >= least - 0.01) return [];
        const message = `The target is ${Math.round(width)} × ${Math.round(height)} px. Make it at least ${least} px wide and high.`;
        return [{ ...audit.locate(element), criteria: isInline ? [] : ['2.5.5'], message }];
      }),
    ),
};
