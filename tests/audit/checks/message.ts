import type { Page } from '@playwright/test';
import type { Check, Found } from '../check.ts';
import { onFreshPage } from '../freshPage.ts';
import { speakTo } from '../protocol.ts';

const opener = '#room-action';
const status = '[role=status]';
const toast = '[data-kind]';

/** The sentences that hold. */
const toFound = (sentences: readonly (string | false)[]): Found[] =>
  sentences.filter((sentence) => sentence !== false).map((message) => ({ message }));

const stays = 'A message is still there after a day.';

export const message: Check = {
  id: 'message',
  criteria: {
    '4.1.3':
      'A message fills a polite region that was there before, once, and with the words that are seen.',
    '2.2.1': stays,
    '2.2.3': stays,
    '2.2.4': 'No live region is assertive.',
    '2.4.3': 'A message that comes or is closed leaves the focus where it was.',
  },
  about:
    'A message is written once into a polite live region that was there before; it stays until it is closed, moves no focus, and closes with Escape.',
  leaves: 'Other looks than one of each language: what a message does is the same in all.',
  looksAt: ({ state, size }) => state === 'message open' && size === '1280×800',
  find: (subject) =>
    onFreshPage(subject, async (fresh) => {
      const region = fresh.locator(status);
      const before =
        (await region.count()) === 1 &&
        (await region.textContent()) === '' &&
        (await isInTree(fresh));
      await fresh.evaluate((selector) => {
        const heard: string[] = [];
        Object.assign(globalThis, { heard });
        const listen = () => {
          const words = document.querySelector(selector)?.textContent;
          if (words) heard.push(words);
        };
        const node = document.querySelector(selector);
        if (node)
          new MutationObserver(listen).observe(node, {
            childList: true,
            characterData: true,
            subtree: true,
          });
      }, status);
      await fresh.locator(opener).focus();
      await fresh.keyboard.press('Enter');
      await fresh.clock.runFor(1000);
      const shown = fresh.locator(toast);
      const appeared = (await shown.count()) === 1;
      const words = appeared ? await shown.innerText() : '';
      const heard = await fresh.evaluate(() => Reflect.get(globalThis, 'heard') as string[]);
      const alerts = await fresh.locator('[role=alert], [aria-live=assertive]').count();
      const speaking = await fresh.evaluate(
        (said) =>
          [
            ...document.querySelectorAll(
              'output, [role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])',
            ),
          ].filter((one) => said && one.textContent.includes(said)).length,
        heard[0] ?? '',
      );
      const kept = await fresh.evaluate(
        (selector) => document.activeElement?.matches(selector),
        opener,
      );
      await fresh.clock.fastForward('24:00:00');
      await fresh.clock.runFor(2000);
      const stayed = (await shown.count()) === 1;
      // A visitor who did not catch it asks once more.
      await fresh.keyboard.press('Enter');
      await fresh.clock.runFor(1000);
      const again = await fresh.evaluate(
        () => (Reflect.get(globalThis, 'heard') as string[]).length,
      );
      await fresh.keyboard.press('Escape');
      await fresh.clock.runFor(1000);
      const closed = (await shown.count()) === 0;
      const keptAfter = await fresh.evaluate(
        (selector) => document.activeElement?.matches(selector),
        opener,
      );
      return toFound([
        !before &&
          'There is no empty, polite status region in the page before the message. Mount one from the start; a region that comes with its words is not heard.',
        !appeared && 'Pressing Enter on “Learn More” shows no message. It has to show one.',
        appeared &&
          heard.length !== 1 &&
          `The message was announced ${heard.length} times. Fill the region once.`,
        appeared &&
          heard.length > 0 &&
          !words.includes(heard[0]!) &&
          `The message says “${words}”, and “${heard[0]}” is announced. Say the same.`,
        speaking > 1 &&
          `The message stands in ${speaking} live regions, each of which speaks it. Leave it to one.`,
        appeared &&
          kept === true &&
          again <= heard.length &&
          'The message is not announced when it is asked for once more. Empty the region, and fill it anew.',
        alerts > 0 && 'A message interrupts (role="alert" or aria-live="assertive"). Be polite.',
        !kept && 'The focus left the button when the message appeared. Leave it there.',
        appeared &&
          !stayed &&
          'The message went away by itself. Leave it until the visitor closes it.',
        stayed && !closed && 'Escape does not close the message. Let it.',
        closed &&
          !keptAfter &&
          'The focus is not on the button after the message was closed. Leave it there.',
      ]);
    }),
};

/** A region that is hidden from the tree is never heard. */
async function isInTree(page: Page): Promise<boolean> {
  const session = await speakTo(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.some(
    ({ ignored, role, properties }) =>
      !ignored &&
      role?.value === 'status' &&
      !properties?.some(({ name, value }) => name === 'live' && value.value !== 'polite'),
  );
}
