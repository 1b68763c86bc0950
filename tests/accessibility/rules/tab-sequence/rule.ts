import type { Page } from 'playwright-core';
import { moveToStart, type GatheredTabStop } from '../../gather/tabSequence.ts';
import { NotMeasured, type FoundViolation, type Rule } from '../../rule.ts';
import { holdsSoon } from '../shared/holdsSoon.ts';
import { atTabStop, isTabVariant, readTabSequence, tabExclusions } from '../shared/tabStops.ts';

const everyControl = 'Tab reaches every control.';

export const tabSequence: Rule = {
  id: 'tab-sequence',
  description: 'Tab reaches every control once, as they are seen, and Shift with Tab leads back.',
  criteria: {
    '2.1.1': everyControl,
    '2.1.2':
      'Tab leads past every control, then out of the page or to its start; Shift with Tab leads back.',
    '2.1.3': everyControl,
    '2.4.3': 'Tab follows the order in which controls are seen.',
  },
  exclusions: tabExclusions,
  appliesTo: isTabVariant,
  async evaluate(context) {
    const { page } = context;
    // Before the sequence is gathered, which may close a list.
    const controls = await page.evaluate(() =>
      audit.listTabbable().map((element) => ({
        ...audit.locate(element),
        name: audit.shorten(audit.nameOf(element)),
        hasPositiveTabindex: element.tabIndex > 0,
      })),
    );
    const stops = await readTabSequence(context);
    const forwards = stops.filter(({ isBackwards }) => !isBackwards);
    const backwards = stops.filter(({ isBackwards }) => isBackwards);
    // A list that has closed behind the user is not part of the way back.
    const expected = backwards.some(({ isInDisclosure }) => isInDisclosure)
      ? forwards
      : forwards.filter(({ isInDisclosure }) => !isInDisclosure);
    const reached = forwards.map(({ target }) => target);

    const violations: FoundViolation[] = [];
    for (const [index, stop] of forwards.entries()) {
      const before = forwards[index - 1];
      if (reached.indexOf(stop.target) !== index) {
        const message = `Tab reaches “${stop.name}” more than once. The focus is held here; let it go on.`;
        violations.push(atTabStop(stop, message));
      }
      // When a list closes behind the user, everything moves.
      if (before && (stop.isInDisclosure || !before.isInDisclosure) && isBefore(stop, before)) {
        const message = `“${stop.name}” takes the focus after “${before.name}” but is seen before it. Order the document as it is seen.`;
        violations.push(atTabStop(stop, message));
      }
    }
    /** Controls that the record misses, and that Tab does reach when it is pressed once more. */
    const missed: string[] = [];
    for (const [index, control] of controls.entries()) {
      const { target, name, hasPositiveTabindex } = control;
      if (reached.includes(target)) continue;
      const before = controls[index - 1]?.target;
      const message = `Tab does not reach “${name}” in its turn. Use a link, a button, or a tabindex of 0.`;
      // At the end of the page, Tab may lead to the first positive tabindex.
      if (!hasPositiveTabindex && (await leadsTo(page, 'Tab', before, target))) missed.push(name);
      else violations.push(atTabStop(control, message));
    }
    for (const [index, stop] of backwards.entries()) {
      const { target, name } = expected.at(-1 - index) ?? {};
      if (target === undefined || target === stop.target) continue;
      const from = index > 0 ? expected.at(-index)?.target : undefined;
      const message = `Shift and Tab lead to ${stop.name ? `“${stop.name}”` : 'nothing'} instead of “${name}”. Let the way back be the way there.`;
      if (stop.role === 'nothing' && (await leadsTo(page, 'Shift+Tab', from, target)))
        missed.push(name!);
      else violations.push(atTabStop(stop, message));
    }
    if (violations.length === 0 && missed.length > 0)
      throw new NotMeasured(
        `The tab sequence was recorded without “${missed[0]}”, which takes the focus when Tab is pressed once more.`,
      );
    return violations;
  },
};

/** Whether the key leads from one control to another; without the first, from the start of the page. */
async function leadsTo(page: Page, key: string, from: string | undefined, to: string) {
  if (from === undefined) await moveToStart(page);
  else await page.evaluate((at) => document.querySelector<HTMLElement>(at)?.focus(), from);
  await page.keyboard.press(key);
  const hasFocus = (target: string) => document.activeElement === document.querySelector(target);
  return holdsSoon(page, hasFocus, to, 2000);
}

/** In a column the order goes down, in a row with the writing direction; to the next column it may go up. */
function isBefore({ box, dir }: GatheredTabStop, { box: last }: GatheredTabStop): boolean {
  const isBeside = Math.min(box.x + box.width, last.x + last.width) - Math.max(box.x, last.x) <= 1;
  const shared = Math.min(box.y + box.height, last.y + last.height) - Math.max(box.y, last.y);
  const isInRow = shared > Math.min(box.height, last.height) / 2;
  const goesBack = dir === 'rtl' ? box.x >= last.x + last.width : box.x + box.width <= last.x;
  const isAbove = box.y + box.height <= last.y + 1;
  // Up and forward begins a column, up and back begins nothing.
  return (isAbove && (!isBeside || goesBack)) || (isInRow && goesBack);
}
