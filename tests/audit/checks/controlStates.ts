import type { Page } from '@playwright/test';
import type { Check, Found } from '../check.ts';
import { isDetailed, isPainted, isPlain } from '../matrix.ts';
import { speakTo } from '../protocol.ts';
import { paint } from '../pixels.ts';
import { setStyle } from '../styles.ts';
import { findPaleParts } from './controlContrast.ts';
import { countChanged, surround } from './focusIndicator.ts';
import { findPaleText } from './textContrast.ts';

const controls = 'a, button, summary';

/** What a control looks like while it is used; its focus is measured by `focus-indicator`. */
const states = [
  // A card that pales under the pointer takes its words along.
  { pseudo: ['hover'], says: 'Under the pointer', within: 'body *' },
  { pseudo: ['hover', 'active'], says: 'While it is pressed', within: controls },
  { pseudo: ['target'], says: 'Where a link has led to it', within: '[id], [id] *' },
] as const;

const words =
  'Words under the pointer, on controls that are pressed, and where a link has led, are 7 : 1 against the pixels behind them.';

export const controlStates: Check = {
  id: 'control-states',
  criteria: {
    '1.4.3': words,
    '1.4.6': words,
    '1.4.11':
      'Edges or surfaces of controls under the pointer, and pressed, are painted 3 : 1, and what marks the current page changes a line of pixels by 3 : 1.',
  },
  about:
    'Under the pointer, pressed, and where a link has led, words stand out 7 : 1, and edges or surfaces of controls 3 : 1; what is current is marked by 3 : 1.',
  leaves:
    'The pixels of other languages than one of each direction of writing, whose style is the same; other sizes than 1280×800; more contrast, large and spaced text and reduced motion; forced colours and what opens on other pages than the home page; the skip link, which is seen with the focus only.',
  looksAt: (variant, page) =>
    isPainted(variant, page) &&
    isDetailed(page) &&
    (isPlain(variant) || page.route === 'home') &&
    variant.preference !== 'more contrast' &&
    variant.state !== 'skip link focused' &&
    variant.size === '1280×800',
  async find({ page, variant }) {
    const found: Found[] = [];
    // On its way a colour is neither the one nor the other.
    await setStyle(page, 'no transitions', '* { transition: none !important }');
    for (const { pseudo, says, within } of states) {
      await force(page, pseudo, within);
      const faults = [
        ...(await findPaleText(page, variant, within)),
        ...(await findPaleParts(page, variant)),
      ];
      found.push(...faults.map((fault) => ({ ...fault, message: `${says}: ${fault.message}` })));
      await force(page, [], within);
    }
    if (isPlain(variant)) found.push(...(await findFaintCurrent(page)));
    await setStyle(page, 'no transitions');
    return found;
  },
};

/** What says that it is current says so to the eye: by a line of a pixel as long as it is, at least. */
async function findFaintCurrent(page: Page): Promise<Found[]> {
  const count = await page.evaluate(
    () =>
      [...document.querySelectorAll('[aria-current]')].filter((element) => {
        const isMarked = audit.isShown(element);
        element.toggleAttribute('data-audit-current', isMarked);
        return isMarked;
      }).length,
  );
  const found: Found[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const { current, ...thing } = await page.evaluate((index) => {
      const element = document.querySelectorAll('[data-audit-current]')[index]!;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { ariaCurrent } = element;
      return { ...audit.place(element), name: audit.nameOf(element), current: ariaCurrent };
    }, nth);
    const say = (state: string | null) =>
      page.evaluate(
        ([index, value]) => {
          document.querySelectorAll('[data-audit-current]')[index]!.ariaCurrent = value;
        },
        [nth, state] as const,
      );
    const marked = await paint(page, surround(thing.box));
    await say(null);
    const plain = await paint(page, surround(thing.box));
    await say(current);
    const changed = countChanged(marked, plain);
    const least = Math.round(thing.box.width);
    const { name, target, box } = thing;
    if (changed < least)
      found.push({
        target,
        box,
        message: `“${name}” is marked as current by ${changed} px that differ 3 : 1; a line below it has ${least}. Mark it by a line or a sign.`,
      });
  }
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-audit-current]'))
      element.removeAttribute('data-audit-current');
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  return found;
}

/** All that the selector says at once, which no pointer could do. */
export async function force(
  page: Page,
  pseudo: readonly string[],
  selector: string = controls,
): Promise<void> {
  const session = await speakTo(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector,
  });
  await Promise.all(
    nodeIds.map((nodeId) =>
      session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...pseudo] }),
    ),
  );
}
