import { shorten } from '../shared/shorten.ts';
import { builtInStates } from '../../gather/pageStates.ts';
import type { Rule } from '../../rule.ts';
import { holdsSoon } from '../shared/holdsSoon.ts';

/** Milliseconds; nobody waits longer for the focus, and a script on a busy machine may take some. */
const timeout = 2000;

/** Comes before the rules that move the focus. */
export const focusManagement: Rule = {
  id: 'focus-management',
  description:
    'After every action the focus is on an element, and not lost. A navigation without a document load leads to the main content of the page and to its title. What appears by itself takes no focus.',
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
        const focused = document.activeElement;
        const message =
          'This has taken the focus by itself. Leave the focus where the user has it.';
        return !focused || focused === document.body ? [] : [{ ...audit.locate(focused), message }];
      });
    const holds = (condition: (title: string) => boolean, title = '') =>
      holdsSoon(page, condition, title, timeout);
    const messages: string[] = [];
    const hasFocus = await holds(() => (document.activeElement ?? document.body) !== document.body);
    if (!hasFocus)
      messages.push(
        'No element has the focus after what the user did. Leave the focus, or move it to what they asked for.',
      );
    // What the browser does with a document that it loads, and a script may forget.
    if (focus === 'main') {
      const title = toTitle(html);
      if (!(await holds((expected) => document.title === expected, title)))
        messages.push(
          `The title is not “${shorten(title)}” after a link led here, and is when the page is loaded. Set it at each navigation.`,
        );
      const isInMain = () => document.activeElement?.closest('main, [role=main]') !== null;
      const isInView = () => {
        const { top, bottom } = document.activeElement!.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      };
      if (hasFocus && !(await holds(isInMain)))
        messages.push(
          'The focus is not in the main content after a link led here. Move it to the first heading.',
        );
      else if (hasFocus && !(await holds(isInView)))
        messages.push(
          'The element that has the focus after a link led here is out of view. Scroll to it.',
        );
    }
    return messages.map((message) => ({ message }));
  },
};

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** Decoded here, as a page's policy (Trusted Types) may forbid its own parser to anybody. */
function toTitle(html: string): string {
  const [, title = ''] = /<title[^>]*>([^<]*)</i.exec(html) ?? [];
  return title
    .replaceAll(/&(?:#(x?[\da-f]+)|(\w+));/gi, (whole, code: string | undefined, name: string) =>
      code ? String.fromCodePoint(Number(code.replace(/^x/i, '0x'))) : (named[name] ?? whole),
    )
    .replaceAll(/[\t\n\f\r ]+/g, ' ')
    .trim();
}
