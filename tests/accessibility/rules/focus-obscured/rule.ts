import type { RuleDefinition } from '../../rule.ts';
import { isTabVariant, readTabSequence, tabExclusions } from '../shared/tabStops.ts';

export const rule: RuleDefinition = {
  criteria: {
    '2.4.11': 'No control that has the focus is completely covered.',
    '2.4.12':
      'Each control that has the focus is in view with its outline. Where another element overlaps the control, it does not cover the center of the overlap. Nothing covers any point of a grid on the control. These points are at most 8 px apart.',
  },
  exclusions: `${tabExclusions} Round corners. Lines after the first one of a link that wraps. The top and bottom of controls that are taller than the viewport. Generated content between the points of the grid, which are further apart in controls longer than 516 px. Content with pointer-events: none over a control. Elements that a script moves some frames after Tab is pressed. Elements that a style sheet alone moves over a control between Tab and Shift+Tab.`,
  appliesTo: isTabVariant,
  async evaluate(context) {
    const stops = await readTabSequence(context);
    return stops
      .filter(({ obscured }) => obscured)
      .map(({ name, obscured, isFullyCovered, ...stop }) => ({
        ...stop,
        criteria: isFullyCovered ? ['2.4.11', '2.4.12'] : ['2.4.12'],
        message: `“${name}” has the focus, and ${obscured}. Scroll it to a free place (scroll-padding), or move the element that covers it.`,
      }));
  },
};
