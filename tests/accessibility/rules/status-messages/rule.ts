import { errors, type Page } from 'playwright-core';
import { listNodes, readAccessibilityTree } from '../../gather/accessibilityTree.ts';
import { withFreshPage } from '../../gather/freshPage.ts';
import { isWide } from '../../matrix.ts';
import { NotMeasured, type FoundViolation, type Rule } from '../../rule.ts';
import { holdsSoon } from '../shared/holdsSoon.ts';

const stays = 'A message is still there after a day.';

export const statusMessages: Rule = {
  id: 'status-messages',
  description:
    'A message is written once into a polite live region that was there before. It stays until it is closed, moves no focus, and closes with Escape.',
  criteria: {
    '4.1.3':
      'A message fills a polite live region that was there before, once, and with the text that is visible.',
    '2.2.1': stays,
    '2.2.3': stays,
    '2.2.4': 'No live region is assertive.',
    '2.4.3': 'A message that appears or is closed leaves the focus where it was.',
  },
  exclusions: 'Variants other than one: what a message does is the same in all.',
  appliesTo: (variant, _page, { statusMessage }) =>
    variant.state === statusMessage?.state && isWide(variant),
  evaluate: (context) => {
    const { trigger, message } = context.config.statusMessage!;
    return withFreshPage(context, (page) => evaluateMessage(page, trigger, message));
  },
};

async function evaluateMessage(
  page: Page,
  trigger: string,
  message: string,
): Promise<FoundViolation[]> {
  const hasRegion = [...listNodes(await readAccessibilityTree(page))].some(
    ({ live, children }) => live === 'polite' && children.length === 0,
  );
  await recordAnnouncements(page);
  const hasFocus = (selector: string) => document.activeElement?.matches(selector) === true;
  await page.locator(trigger).focus();
  if (!(await holdsSoon(page, hasFocus, trigger)))
    throw new NotMeasured('The control that asks for the message did not take the focus.');
  const shown = page.locator(message);
  await page.keyboard.press('Enter');
  await page.clock.runFor(1000);
  // The page got into the state before, with a clock of its own.
  await shown.waitFor({ timeout: 5000 }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
    throw new NotMeasured('No message appeared when it was asked for on a page that was new.');
  });
  const isAnnounced = (count: number) => announcements.length > count;
  await holdsSoon(page, isAnnounced, 0, 1000);
  await page.clock.runFor(1000);
  const text = normalize(await shown.innerText());
  const { announced, regions, alerts } = await page.evaluate(() => ({
    announced: announcements,
    regions: [
      ...document.querySelectorAll(
        'output, [role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])',
      ),
    ].filter(({ textContent }) => announcements[0] && textContent.includes(announcements[0]))
      .length,
    alerts: document.querySelectorAll('[role=alert], [aria-live=assertive]').length,
  }));
  const isKept = await page.evaluate(hasFocus, trigger);

  await page.clock.fastForward('24:00:00');
  await page.clock.runFor(2000);
  const stayed = (await shown.count()) === 1;
  // A user who did not catch it asks once more.
  const count = await page.evaluate(() => announcements.length);
  await page.keyboard.press('Enter');
  await page.clock.runFor(1000);
  const isRepeated = await holdsSoon(page, isAnnounced, count, 1000);

  await page.keyboard.press('Escape');
  await page.clock.runFor(1000);
  const isGone = (selector: string) => document.querySelector(selector) === null;
  const closed = await holdsSoon(page, isGone, message, 1000);
  const isKeptAfter = await page.evaluate(hasFocus, trigger);
  const [first] = announced.map(normalize);
  return [
    !hasRegion &&
      'There is no empty, polite live region in the page before the message. Render one from the start; a region that comes with its text is not announced.',
    announced.length !== 1 &&
      `The message was announced ${announced.length} times. Fill the live region once.`,
    first !== undefined &&
      !text.includes(first) &&
      `The message shows “${shorten(text)}”, and “${shorten(first)}” is announced. Let both be the same.`,
    regions > 1 &&
      `The message stands in ${regions} live regions, each of which announces it. Leave it to one.`,
    isKept &&
      !isRepeated &&
      'The message is not announced when it is asked for once more. Empty the live region, and fill it anew.',
    alerts > 0 && 'A message interrupts (role="alert" or aria-live="assertive"). Be polite.',
    !isKept && 'The focus left the button when the message appeared. Leave it there.',
    !stayed && 'The message went away by itself. Leave it until the user closes it.',
    stayed && !closed && 'Escape does not close the message. Let it.',
    closed &&
      !isKeptAfter &&
      'The focus is not on the button after the message was closed. Leave it there.',
  ]
    .filter((one) => one !== false)
    .map((one) => ({ message: one }));
}

declare global {
  /** In the page: what its polite live regions came to contain, in order. */
  var announcements: string[];
}

async function recordAnnouncements(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.announcements = [];
    for (const region of document.querySelectorAll(
      'output, [role=status], [role=log], [aria-live=polite]',
    ))
      new MutationObserver(() => {
        if (region.textContent) announcements.push(region.textContent);
      }).observe(region, { childList: true, characterData: true, subtree: true });
  });
}

const normalize = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const shorten = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);
