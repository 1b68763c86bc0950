import type { Rule } from '../../rule.ts';
import { isTabVariant, readTabSequence, tabExclusions } from '../shared/tabStops.ts';

export const focusObscured: Rule = {
  id: 'focus-obscured',
  criteria: {
    '2.4.11': 'No other element covers all of a tab stop.',
    '2.4.12': 'Each tab stop is in view with its outline, and no point, 8 px apart, is covered.',
  },
  exclusions: `${tabExclusions} Round corners. Small elements over a control that is longer than 512 px. Elements that a script moves some frames after the key.`,
  appliesTo: isTabVariant,
  async evaluate(context) {
    const stops = await readTabSequence(context);
    return stops
      .filter(({ obscured }) => obscured)
      .map(({ name, obscured, isFullyCovered, ...stop }) => ({
        ...stop,
        criteria: isFullyCovered ? ['2.4.11', '2.4.12'] : ['2.4.12'],
        message: `“${name}” has the focus, and ${obscured}. Scroll it clear (scroll-padding) or move what covers it.`,
      }));
  },
};
