import type { Rule } from '../../rule.ts';
import { isTabVariant, readTabSequence, tabExclusions } from '../shared/tabStops.ts';

const covers = 'Each tab stop is in view with its outline, and no point, 8 px apart, is covered.';

export const focusObscured: Rule = {
  id: 'focus-obscured',
  criteria: { '2.4.11': covers, '2.4.12': covers },
  exclusions: `${tabExclusions} Round corners. Of a control that is longer than 512 px, what is smaller than a 64th of it. What a script moves only frames after the key.`,
  appliesTo: isTabVariant,
  async evaluate(context) {
    const stops = await readTabSequence(context);
    return stops
      .filter(({ obscured }) => obscured)
      .map(({ target, box, name, obscured }) => ({
        target,
        box,
        message: `“${name}” has the focus, and ${obscured}. Scroll it clear (scroll-padding) or move what covers it.`,
      }));
  },
};
