import type { Page } from 'playwright-core';
import { shorten } from '../shared/shorten.ts';
import { withScratchPage } from '../../gather/freshPage.ts';
import { builtInStates } from '../../gather/pageStates.ts';
import type { FoundViolation, RuleDefinition } from '../../rule.ts';
import { holdsSoon } from '../shared/holdsSoon.ts';

export const rule: RuleDefinition = {
  criteria: {
    '2.4.2': {
      covers:
        'After a navigation without a document load, the page has the title that it has after a document load.',
      in: ({ state }) => !(state in builtInStates),
    },
    '2.4.3':
      'After the action that leads to a state, an element has the focus. After a navigation without a document load, this element is in the main content and in view. Content that appears by itself does not take the focus.',
  },
  exclusions:
    'The states “loaded” and “without JavaScript”, in which nothing has moved the focus. Pages without controls in the state “skip link focused”. The title in states without a navigation.',
  appliesTo: ({ state }) => !['loaded', 'without JavaScript'].includes(state),
  async evaluate(context) {
    const { page, variant, config } = context;
    const { focus } = config.states?.find(({ id }) => id === variant.state) ?? {};
    if (focus === 'unmoved')
      return page.evaluate(() => {
        const focused = audit.focusedElement();
        const message =
          'This has taken the focus by itself. Leave the focus where the user has it.';
        return audit.toViolations(focused === document.body ? [] : [focused], message, ['2.4.3']);
      });
    const hasNoControls = await page.evaluate(() => audit.listControls().length === 0);
    if (variant.state === 'skip link focused' && hasNoControls) return [];
    const loaded = { ...context, variant: { ...variant, state: 'loaded' } };
    const readTitle = async (other: Page) => {
      // A script may set the title a moment after the document load.
      await holdsSoon(other, (own) => document.title === own, await page.title(), 2000);
      return other.title();
    };
    const title = focus === 'main' ? await withScratchPage(loaded, readTitle) : '';
    const conditions: Record<string, (expected: string) => boolean> = {
      'No element has the focus after the action of the user. Leave the focus where it was, or move it to the result.':
        () => audit.focusedElement() !== document.body,
      ...(focus === 'main' && {
        [`The title is “${shorten(title)}” when the browser loads the page, but not when a link leads here without a document load. Set the title at each navigation.`]:
          (expected: string) => document.title === expected,
        'After a link led here, the focus is not in the main content. Move it to the first heading.':
          () =>
            audit.focusedElement() === document.body ||
            audit.closest(audit.focusedElement(), 'main, [role=main]') !== null,
        'After a link led here, the element that has the focus is out of view. Scroll to it.':
          () => {
            const { top, bottom } = audit.focusedElement().getBoundingClientRect();
            return bottom > 0 && top < window.innerHeight;
          },
      }),
    };
    const violations: FoundViolation[] = [];
    for (const [message, holds] of Object.entries(conditions)) {
      const criteria = [message.startsWith('The title') ? '2.4.2' : '2.4.3'];
      // Two seconds are enough for a script on a busy machine, and users do not wait longer.
      if (!(await holdsSoon(page, holds, title, 2000))) violations.push({ criteria, message });
    }
    return violations;
  },
};
