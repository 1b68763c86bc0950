import { waitForFrames } from '../../gather/emulation.ts';
import { gatherTabSequence } from '../../gather/tabSequence.ts';
import { isNarrow, isReference, isSharedOverlay } from '../../matrix.ts';
import { NotMeasured, type Rule } from '../../rule.ts';
import { holdsSoon } from '../shared/holdsSoon.ts';
import { isChangedBy } from '../shared/isChangedBy.ts';

/** Keys that a user may press without meaning anything by it. */
const keys = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/?.,;:!-+=*#[]'];

export const changeOnRequest: Rule = {
  id: 'change-on-request',
  criteria: {
    '2.1.4': 'No single letter, digit or punctuation mark does anything.',
    '3.2.1': 'The focus, on every control in turn, changes nothing and opens nothing.',
    '3.2.5': 'Neither the focus nor a single character opens or changes a page.',
  },
  exclusions:
    'Languages but one of each direction, which have the same scripts. Variants but the reference, and what lies over pages but one. What is typed into a field.',
  appliesTo: (variant, page, config) =>
    page.isStyleSample === true &&
    (isReference(variant) || (isSharedOverlay(variant, page, config) && isNarrow(variant))),
  async evaluate({ page, popups, config, auditPage: { address } }) {
    // All of the document but what the focus itself may change.
    const read = async () => {
      // In which the page would follow where it is scrolled to.
      await waitForFrames(page);
      return page.evaluate(
        () => location.href + document.documentElement.outerHTML.replace(/ open=""/g, ''),
      );
    };
    // The sequence that other rules share was gathered before, and would hide a change that it made.
    const isChangedByFocus = await isChangedBy(page, 'What the focus changes', read, () =>
      gatherTabSequence(page, config),
    );
    // From the middle of the page, where scrolling up or down would show; with the focus on no field.
    await page.evaluate(() => {
      (document.activeElement as HTMLElement | null)?.blur();
      const top = document.documentElement.scrollHeight / 2;
      window.scrollTo({ top, behavior: 'instant' });
    });
    if (!(await holdsSoon(page, () => document.activeElement === document.body, undefined)))
      throw new NotMeasured('An element took the focus back, so that no keys were tested without.');
    const readWithScroll = async () =>
      `${await read()} ${await page.evaluate(() => window.scrollY)}`;
    const isChangedByKeys = await isChangedBy(
      page,
      'What single characters change',
      readWithScroll,
      async () => {
        for (const key of keys) await page.keyboard.press(key);
      },
    );
    return [
      popups.length > 0 &&
        `The page opened ${popups.join(', ')} by itself. Open nothing that was not asked for.`,
      isChangedByFocus && `Moving the focus over ${address} changed it. Wait for Enter or a click.`,
      isChangedByKeys && 'A single character changed the page. Let shortcuts need Ctrl or Alt.',
    ]
      .filter((message) => message !== false)
      .map((message) => ({ message }));
  },
};
