import type { Page } from 'playwright-core';
import { builtInStates } from '../../gather/pageStates.ts';
import type { FoundViolation, Rule } from '../../rule.ts';
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
      covers:
        'After a navigation without a document load the title is the one that the server sends.',
      in: ({ state }) => !(state in builtInStates),
    },
    '2.4.3':
      'After the action that leads to each state the focus is on an element: after a navigation, on one in the main content and in view. What appears by itself takes no focus.',
  },
  exclusions:
    'Pages that were only loaded, where nothing moved the focus, and pages without JavaScript, where only the browser moves it.',
  appliesTo: ({ state }) => !['loaded', 'without JavaScript'].includes(state),
  async evaluate({ page, variant, html, config }) {
    const { focus = 'kept' } = config.states?.find(({ id }) => id === variant.state) ?? {};
    if (focus === 'unmoved') return findMovedFocus(page);
    const lost = await findLostFocus(page);
    return focus === 'main' ? [...lost, ...(await findLeftBehind(page, toTitle(html)))] : lost;
  },
};

async function findLostFocus(page: Page): Promise<FoundViolation[]> {
  const hasFocus = () =>
    document.activeElement !== null && document.activeElement !== document.body;
  return (await holdsSoon(page, hasFocus, undefined, timeout))
    ? []
    : [
        {
          message:
            'No element has the focus after what the user did. Leave the focus, or move it to what they asked for.',
        },
      ];
}

function findMovedFocus(page: Page): Promise<FoundViolation[]> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    return !focused || focused === document.body
      ? []
      : [
          {
            ...audit.locate(focused),
            message: 'This has taken the focus by itself. Leave the focus where the user has it.',
          },
        ];
  });
}

/** What the browser does with a document that it loads, and a script may forget. */
async function findLeftBehind(page: Page, title: string): Promise<FoundViolation[]> {
  const isInMain = () => document.activeElement?.closest('main, [role=main]') !== null;
  const isInView = () => {
    const { top, bottom } = document.activeElement!.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  };
  const hasTitle = (expected: string) => document.title === expected;
  // A lost focus is another violation.
  const isLost = await page.evaluate(() => document.activeElement === document.body);
  const isThere = isLost || (await holdsSoon(page, isInMain, undefined, timeout));
  const messages = [
    !(await holdsSoon(page, hasTitle, title, timeout)) &&
      `The title is not “${title}” after a link led here, and is when the page is loaded. Set it at each navigation.`,
    !isThere &&
      'The focus is not in the main content after a link led here. Move it to the first heading.',
    isThere &&
      !isLost &&
      !(await holdsSoon(page, isInView, undefined, timeout)) &&
      'The element that has the focus after a link led here is out of view. Scroll to it.',
  ];
  return messages.filter((message) => message !== false).map((message) => ({ message }));
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
};

/** Decoded here, as a page's policy (Trusted Types) may forbid its own parser to anybody. */
function toTitle(html: string): string {
  const [, title = ''] = /<title[^>]*>([^<]*)</i.exec(html) ?? [];
  return title
    .replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) =>
      name === undefined
        ? String.fromCodePoint(decimal === undefined ? parseInt(hex, 16) : Number(decimal))
        : (named[name] ?? whole),
    )
    .replaceAll(/[\t\n\f\r ]+/g, ' ')
    .trim();
}
