import type { Check, Found, WalkedStop } from '../check.ts';
import { isPlain, opens } from '../matrix.ts';

/** A scheme changes no order and covers nothing. */
const isWalked: Check['looksAt'] = (variant, { route }) =>
  (isPlain(variant) && variant.scheme === 'light' && variant.size !== '390×844') ||
  (opens(variant.state) && route === 'home');

const at = ({ target, box }: WalkedStop, message: string): Found => ({ target, box, message });

export const tabWalk: Check = {
  id: 'tab-walk',
  criteria: {
    '2.1.1': 'Tab reaches every control.',
    '2.1.2':
      'Tab leads past every control, then out of the page or to its start; Shift with Tab leads back.',
    '2.1.3': 'Tab reaches every control.',
    '2.4.3': 'Tab follows the order in which controls are seen.',
  },
  about:
    'Tab reaches every control once, in the order in which they are seen, and Shift with Tab leads back.',
  leaves:
    '390×844, where the order is that of 320×256; dark and preferences, which change no order; states that open nothing; what opens over other pages than the home page, where it is the same.',
  looksAt: isWalked,
  async find({ page, walk }) {
    // Before the walk, which may close a list behind itself.
    const controls = await page.evaluate(() =>
      audit
        .listStops()
        .map((element) => ({ ...audit.place(element), name: audit.nameOf(element) })),
    );
    const stops = await walk();
    const forth = stops.filter(({ isOnWayBack }) => !isOnWayBack);
    const back = stops.filter(({ isOnWayBack }) => isOnWayBack);
    const wayBack = back.some(({ isInList }) => isInList)
      ? forth
      : forth.filter(({ isInList }) => !isInList);
    const reached = forth.map(({ target }) => target);
    return [
      ...controls
        .filter(({ target }) => !reached.includes(target))
        .map(({ target, box, name }) => ({
          target,
          box,
          message: `Tab does not reach “${name}” in its turn. Use a link, a button, or a tabindex of 0.`,
        })),
      ...forth
        .filter(({ target }, index) => reached.indexOf(target) !== index)
        .map((stop) =>
          at(
            stop,
            `Tab reaches “${stop.name}” more than once. The focus is held here; let it go on.`,
          ),
        ),
      ...forth.slice(1).flatMap((stop, index) => {
        const before = forth[index]!;
        // Behind the visitor a list closes, and everything moves.
        const isComparable = stop.isInList || !before.isInList;
        return isComparable && isBefore(stop, before)
          ? [
              at(
                stop,
                `“${stop.name}” takes the focus after “${before.name}” but is seen before it. Order the document as it is seen.`,
              ),
            ]
          : [];
      }),
      ...back.flatMap((stop, index) => {
        const expected = wayBack.at(-1 - index);
        return expected && expected.target !== stop.target
          ? [
              at(
                stop,
                `Shift and Tab lead to “${stop.name}” instead of “${expected.name}”. The way back has to be the way there.`,
              ),
            ]
          : [];
      }),
    ];
  },
};

/** In a column one goes down, in a row along the writing; to the next column one may go up. */
function isBefore({ box, dir }: WalkedStop, { box: last }: WalkedStop): boolean {
  const isBeside = Math.min(box.x + box.width, last.x + last.width) - Math.max(box.x, last.x) <= 1;
  const shared = Math.min(box.y + box.height, last.y + last.height) - Math.max(box.y, last.y);
  const isInRow = shared > Math.min(box.height, last.height) / 2;
  const goesBack = dir === 'rtl' ? box.x >= last.x + last.width : box.x + box.width <= last.x;
  const isAbove = box.y + box.height <= last.y + 1;
  // Up and forward begins a column, up and back begins nothing.
  return (isAbove && (!isBeside || goesBack)) || (isInRow && goesBack);
}

const wholly =
  'Whatever Tab leads to lies in the window with its outline, and nothing lies over its points, 8 px apart.';

export const focusSeen: Check = {
  id: 'focus-obscured',
  criteria: { '2.4.11': wholly, '2.4.12': wholly },
  about: 'Whatever has the focus is seen whole.',
  leaves:
    '390×844 and preferences, but for an open message or list; dark, which covers nothing else; states that open nothing; what opens over other pages than the home page, where it is the same; round corners; of what is longer than 512 px, what is smaller than a 64th of it; what a script moves only frames after the key.',
  looksAt: isWalked,
  async find({ walk }) {
    const stops = await walk();
    return stops
      .filter(({ hidden }) => hidden)
      .map((stop) =>
        at(
          stop,
          `“${stop.name}” has the focus, and ${stop.hidden}. Scroll it clear (scroll-padding) or move what covers it.`,
        ),
      );
  },
};
