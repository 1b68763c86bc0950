import type { Page } from '@playwright/test';
import type { Check, Found } from '../check.ts';
import { isReference, opens } from '../matrix.ts';
import { speakTo } from '../protocol.ts';

/** Of what is filled in or set. */
const ofFields = [
  '1.3.5',
  '2.2.5',
  '2.2.6',
  '3.2.2',
  '3.3.1',
  '3.3.2',
  '3.3.3',
  '3.3.4',
  '3.3.5',
  '3.3.6',
  '3.3.7',
  '3.3.8',
  '3.3.9',
];

const noField = 'There is no field, and no frame that could have one.';

/** The report says that these do not apply, which holds for as long as this finds nothing. */
export const absent: Check = {
  id: 'absent',
  criteria: {
    ...Object.fromEntries(ofFields.map((number) => [number, noField])),
    '1.3.4': 'No script of the page asks the device to keep one orientation.',
    '2.5.4': 'Nothing on the page listens to how the device is moved.',
  },
  about:
    'There is nothing to fill in or to set, no frame, and nothing that listens to how a device is moved or holds it one way.',
  leaves: 'Looks, and states that open nothing.',
  looksAt: (variant) => isReference(variant) || opens(variant.state),
  find: async ({ page }) => [
    ...(await findFields(page)),
    ...(await findMotionListeners(page)),
    ...(await findLocks(page)),
  ],
};

function findFields(page: Page): Promise<Found[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'form, input, select, textarea, iframe, object, embed, [contenteditable], [role=textbox], [role=combobox], [role=listbox], [role=switch], [role=checkbox], [role=radio], [role=slider]',
      ),
    ].map((element) => ({
      ...audit.place(element),
      message: `There is a <${element.localName}>. Criteria of forms apply from now on: take them out of those that do not (criteria.ts), and check them.`,
    })),
  );
}

async function findMotionListeners(page: Page): Promise<Found[]> {
  const session = await speakTo(page);
  const { result } = await session.send('Runtime.evaluate', { expression: 'window' });
  const { listeners } = await session.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId!,
  });
  return listeners
    .filter(({ type }) => /^device(motion|orientation)/.test(type))
    .map(({ type }) => ({
      message: `The page listens to ${type}. 2.5.4 applies from now on: take it out of those that do not (criteria.ts), and check it.`,
    }));
}

/** In the text of the scripts: what they ask for once, at a press perhaps, no listener tells. */
function findLocks(page: Page): Promise<Found[]> {
  return page.evaluate(async () => {
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).origin === location.origin && name.endsWith('.js'));
    const texts = [
      ...[...document.scripts].map(({ text, src }) => ({
        of: src || 'a script in the page',
        text,
      })),
      ...(await Promise.all(
        files.map(async (of) => ({ of, text: await (await fetch(of)).text() })),
      )),
    ];
    return texts
      .filter(({ text }) => /orientation\s*\.\s*lock|lockOrientation/.test(text))
      .map(({ of }) => ({
        message: `${of} locks the orientation. Let the visitor hold the device as they like.`,
      }));
  });
}
