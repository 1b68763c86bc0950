import type { Check } from '../check.ts';

export const focusKept: Check = {
  id: 'focus-kept',
  criteria: {
    '2.4.3': 'After a message, a link, the skip link or an opened list the focus is on something.',
  },
  about: 'After every action the focus is on something, never on nothing.',
  leaves:
    'Pages that were only loaded, with a note or without, where nothing moved the focus, and pages without JavaScript, where only the browser moves it.',
  looksAt: ({ state }) => !['loaded', 'language offered', 'without JavaScript'].includes(state),
  find: ({ page }) =>
    page.evaluate(() => {
      const focused = document.activeElement;
      return focused && focused !== document.body && focused.isConnected
        ? []
        : [
            {
              message:
                'Nothing has the focus after what the visitor did. Leave it, or move it to what they asked for.',
            },
          ];
    }),
};

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
