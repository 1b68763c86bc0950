import type { Page } from '@playwright/test';
import type { Check, Found } from '../check.ts';
import type { Variant } from '../model.ts';

const hasArrived = ({ state }: Variant) => state === 'after navigation';
const wasOffered = ({ state }: Variant) => state === 'language offered';

export const focusKept: Check = {
  id: 'focus-kept',
  criteria: {
    '2.4.2': {
      sees: 'After a link within the site the title is the one that the server sends with the page.',
      in: hasArrived,
    },
    '2.4.3':
      'After a message, a link, the skip link or an opened list the focus is on something, after a link in the main part and in sight; a note that comes by itself takes no focus.',
  },
  about:
    'After every action the focus is on something, never on nothing; a link within the site leads to the main part of the page and to its title.',
  leaves:
    'Pages that were only loaded, where nothing moved the focus, and pages without JavaScript, where only the browser moves it.',
  looksAt: ({ state }) => !['loaded', 'without JavaScript'].includes(state),
  find: async ({ page, variant, html }) =>
    wasOffered(variant)
      ? findTaken(page)
      : [
          ...(await findLost(page)),
          ...(hasArrived(variant) ? await findLeftBehind(page, html) : []),
        ],
};

function findLost(page: Page): Promise<Found[]> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    return focused && focused !== document.body && focused.isConnected
      ? []
      : [
          {
            message:
              'Nothing has the focus after what the visitor did. Leave it, or move it to what they asked for.',
          },
        ];
  });
}

function findTaken(page: Page): Promise<Found[]> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    return !focused || focused === document.body
      ? []
      : [
          {
            ...audit.place(focused),
            message:
              'This has taken the focus by itself. Leave the focus where the visitor has it.',
          },
        ];
  });
}

/** What a document that is loaded brings with it, and a script may forget. */
async function findLeftBehind(page: Page, html: string): Promise<Found[]> {
  const title = toTitle(html);
  const { isTitled, isThere, isSeen } = await page.evaluate((expected) => {
    const focused = document.activeElement!;
    const { top, bottom } = focused.getBoundingClientRect();
    return {
      isTitled: document.title === expected,
      isThere: focused === document.body || focused.closest('main') !== null,
      isSeen: focused === document.body || (bottom > 0 && top < window.innerHeight),
    };
  }, title);
  const sentences = [
    !isTitled &&
      `The title is not “${title}” after a link led here, and is when the page is loaded. Set it at each navigation.`,
    !isThere &&
      'The focus is not in the main part after a link led here. Put it on the first heading.',
    isThere && !isSeen && 'What has the focus after a link led here is out of sight. Scroll to it.',
  ];
  return sentences.filter((one) => one !== false).map((message) => ({ message }));
}

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};

/** Of a page as React writes it. */
function toTitle(html: string): string {
  const [, title = ''] = /<title[^>]*>([^<]*)</.exec(html) ?? [];
  return title.replaceAll(/&([#\w]+);/g, (whole, name: string) => signs[name] ?? whole);
}

/** Last of those that look at a state, as it goes on from there. */
export const bypass: Check = {
  id: 'bypass',
  criteria: {
    '2.4.1':
      'The first Tab leads to a link to the main part, and Enter on it takes the focus there.',
  },
  about: 'The first Tab offers a way past what is the same on every page, and Enter takes it.',
  leaves: 'States in which the skip link does not have the focus.',
  looksAt: ({ state }) => state === 'skip link focused',
  async find({ page }) {
    const offer = await page.evaluate(() => {
      const link = document.activeElement!;
      const leads =
        link instanceof HTMLAnchorElement &&
        link.pathname === location.pathname &&
        document.getElementById(link.hash.slice(1))?.localName === 'main';
      return { ...audit.place(link), name: audit.nameOf(link), leads };
    });
    const { target, box, name, leads } = offer;
    if (!leads)
      return [
        {
          target,
          box,
          message: `The first Tab leads to “${name.slice(0, 60)}”. Let a link to the main part come first.`,
        },
      ];
    await page.keyboard.press('Enter');
    const arrived = await page.evaluate(() => document.activeElement?.localName === 'main');
    return arrived
      ? []
      : [
          {
            target,
            box,
            message: `“${name}” does not take the focus to the main part. Point it at <main id tabindex="-1">.`,
          },
        ];
  },
};
