import type { Rule } from '../../rule.ts';

export const targetSize: Rule = {
  id: 'target-size',
  description: 'Every control is 44 px wide and high, one within a line of text 24 px.',
  criteria: {
    '2.5.5': 'Every control is 44 px wide and high; one that is part of a line of text 24 px.',
    '2.5.8': 'Every control is 24 px wide and high.',
  },
  exclusions:
    'All preferences: large and spaced text makes targets larger, and colors and motion change no size.',
  appliesTo: ({ preference }) => preference === 'default',
  evaluate: ({ page }) =>
    page.evaluate(() =>
      audit
        .listControls()
        .filter((element) => audit.isVisible(element))
        .map((element) => {
          const { width, height } = audit.targetBoxOf(element);
          const least = audit.isInline(element) ? 24 : 44;
          return { element, width, height, least };
        })
        .filter(({ width, height, least }) => Math.min(width, height) < least - 0.01)
        .map(({ element, width, height, least }) => ({
          ...audit.locate(element),
          message: `The target is ${Math.round(width)} × ${Math.round(height)} px. Make it at least ${least} px wide and high.`,
        })),
    ),
};
