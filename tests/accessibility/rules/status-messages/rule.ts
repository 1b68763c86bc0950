import type { Page } from 'playwright-core';
import { readAccessibilityTree } from '../../gather/accessibilityTree.ts';
import { withFreshPage } from '../../gather/freshPage.ts';
import { isWide } from '../../matrix.ts';
import { NotMeasured, type RuleDefinition, type RuleContext } from '../../rule.ts';
import { hasEmptyPoliteRegion } from '../../speech/liveRegions.ts';
import { holdsSoon } from '../shared/holdsSoon.ts';
import { shorten } from '../shared/shorten.ts';

const stays = 'A message is still in the document after a day.';

export const rule: RuleDefinition = {
  criteria: {
    '4.1.3':
      'A message is announced once, with its visible text or a part of it, in a polite live region that existed before the message. It is announced again when the user requests it again.',
    '2.2.1': stays,
    '2.2.3': stays,
    '2.2.4': 'No live region is assertive.',
    '2.4.3':
      'Escape removes a message from the document. The focus stays where it is when the message appears and when Escape closes it.',
  },
  exclusions:
    'Messages other than the one that the configuration names. Whether the message is visible after a day. All variants except dark at 1280×800 with default preferences, because a message does the same in all variants.',
  appliesTo: (variant, _page, { statusMessage }) =>
    variant.state === statusMessage?.state && isWide(variant),
  evaluate: (context) =>
    withFreshPage({ ...context, variant: { ...context.variant, state: 'loaded' } }, (page) =>
      evaluateMessage(page, context),
    ),
};

declare global {
  var announcements: string[];
  /** `isShown` saves the text of the message here, because the message may disappear soon. */
  var shownText: string;
}

async function evaluateMessage(page: Page, { config }: RuleContext) {
  const { trigger, message } = config.statusMessage!;
  const hasRegion = hasEmptyPoliteRegion(await readAccessibilityTree(page));
  await page.evaluate(() => {
    globalThis.announcements = [];
    const polite = 'output, [role=status], [role=log], [aria-live=polite]';
    for (const region of audit.listElements(polite))
      new MutationObserver(() => {
        if (region.textContent) announcements.push(region.textContent);
      }).observe(region, { childList: true, characterData: true, subtree: true });
  });
  const hasFocus = () =>
    page.evaluate((selector) => audit.focusedElement().matches(selector), trigger);
  const isShown = (selector: string) => {
    const shown = audit.listElements(selector).find((element) => element.checkVisibility());
    globalThis.shownText = shown?.innerText ?? '';
    return shown !== undefined;
  };
  const isGone = (selector: string) => audit.listElements(selector).length === 0;
  const isAnnounced = (count: number) => announcements.length > count;
  const press = async (key: string) => {
    await page.keyboard.press(key);
    await page.clock.runFor(1000);
  };
  await page.locator(trigger).focus();
  await press('Enter');
  if (!(await holdsSoon(page, isShown, message)))
    throw new NotMeasured(
      'On a newly loaded page, no message appeared after the control that shows it was pressed.',
    );
  await holdsSoon(page, isAnnounced, 0, 1000);
  await page.clock.runFor(1000);
  const { shown, announced, regions, alerts } = await page.evaluate((selector) => {
    const normalize = (words: string) => words.replaceAll(/\s+/g, ' ').trim();
    const [first] = announcements;
    const live = audit.listElements(
      'output, [role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])',
    );
    return {
      shown: normalize(audit.listElements(selector)[0]?.innerText ?? shownText),
      announced: announcements.map(normalize),
      regions: live.filter((one) => first && one.textContent.includes(first)).length,
      alerts: audit.listElements('[role=alert], [aria-live=assertive]').length,
    };
  }, message);
  const [first = ''] = announced;
  const isKept = await hasFocus();

  await page.clock.fastForward('24:00:00');
  await page.clock.runFor(2000);
  const stayed = !(await page.evaluate(isGone, message));
  const count = await page.evaluate(() => announcements.length);
  await press('Enter');
  const isRepeated = await holdsSoon(page, isAnnounced, count, 1000);
  await press('Escape');
  const closed = await holdsSoon(page, isGone, message, 1000);
  const faults: Record<string, Record<string, boolean>> = {
    '4.1.3': {
      'There is no empty, polite live region in the page before the message. Render one from the start: a region that appears with its text is not announced.':
        !hasRegion,
      [`The message was announced ${announced.length} times. Fill the live region once.`]:
        announced.length !== 1,
      [`The message shows “${shorten(shown)}”, but “${shorten(first)}” is announced. Let both be the same.`]:
        !shown.includes(first),
      [`The message is in ${regions} live regions, each of which announces it. Use one.`]:
        regions > 1,
      'The message is not announced when it is requested again. Empty the live region, and fill it again.':
        isKept && !isRepeated,
    },
    '2.2.4': {
      'A message interrupts the screen reader (role="alert" or aria-live="assertive"). Make it polite.':
        alerts > 0,
    },
    '2.2.1': {
      'The message went away by itself. Leave it until the user closes it.': !stayed,
    },
    '2.4.3': {
      'The focus left the button when the message appeared. Keep the focus on the button.': !isKept,
      'The focus is not on the button after the message was closed. Keep the focus on the button.':
        closed && !(await hasFocus()),
      'Escape does not close the message. Close it on Escape.': stayed && !closed,
    },
  };
  return Object.entries(faults).flatMap(([criterion, messages]) =>
    Object.entries(messages)
      .filter(([, isTrue]) => isTrue)
      .map(([text]) => ({ criteria: [criterion], message: text })),
  );
}
