import { shorten } from '../shared/shorten.ts';
import { builtInStates } from '../../gather/pageStates.ts';
import type { FoundViolation, Rule } from '../../rule.ts';
import { holdsSoon } from '../shared/holdsSoon.ts';

/** Comes before the rules that move the focus. */
export const focusManagement: Rule = {
  id: 'focus-management',
  criteria: {
    '2.4.2': {
      covers: 'After a navigation without a document load the title is the one that is sent.',
      in: ({ state }) => !(state in builtInStates),
    },
    '2.4.3':
      'After the action that leads to each state the focus is on an element: after a navigation, on one in the main content and in view. What appears by itself takes no focus.',
  },
  exclusions: 'Pages that were only loaded, and pages without JavaScript: nothing moved the focus.',
  appliesTo: ({ state }) => !['loaded', 'without JavaScript'].includes(state),
  async evaluate({ page, variant, html, config }) {
    const { focus } = config.states?.find(({ id }) => id === variant.state) ?? {};
    if (focus === 'unmoved')
      return page.evaluate(() => {
        const focused = document.activeElement ?? document.body;
        const message =
          'This has taken the focus by itself. Leave the focus where the user has it.';
        return focused === document.body ? [] : [{ ...audit.locate(focused), message }];
      });
    const title = await page.evaluate((sent) => {
      // Unlike the older parsers of a page, its policy (Trusted Types) cannot forbid this one, which
      // the types of the DOM do not have yet.
      const parseHTML = Reflect.get(Document, 'parseHTML') as (text: string) => Document;
      return parseHTML(sent).title;
    }, html);
    const conditions: Record<string, (expected: string) => boolean> = {
      'No element has the focus after what the user did. Leave the focus, or move it to what they asked for.':
        () => (document.activeElement ?? document.body) !== document.body,
      // What the browser does with a document that it loads, and a script may forget.
      ...(focus === 'main' && {
        [`The title is not “${shorten(title)}” after a link led here, and is when the page is loaded. Set it at each navigation.`]:
          (expected: string) => document.title === expected,
        'The focus is not in the main content after a link led here. Move it to the first heading.':
          () =>
            document.activeElement?.matches('body, main, main *, [role=main], [role=main] *') ===
            true,
        'The element that has the focus after a link led here is out of view. Scroll to it.':
          () => {
            const { top, bottom } = document.activeElement!.getBoundingClientRect();
            return bottom > 0 && top < window.innerHeight;
          },
      }),
    };
    const violations: FoundViolation[] = [];
    // Nobody waits longer for the focus, and a script on a busy machine may take some time.
    for (const [message, holds] of Object.entries(conditions))
      if (!(await holdsSoon(page, holds, title, 2000))) violations.push({ message });
    return violations;
  },
};
