import { withScratchPage } from '../../gather/freshPage.ts';
import { waitForFrames } from '../../gather/emulation.ts';
import { overlayOf } from '../../matrix.ts';
import type { Rule, RuleContext } from '../../rule.ts';
import {
  focusControl,
  isPressVariant,
  listPartControls,
  pressExclusions,
} from '../shared/controls.ts';
import { holdsSoon } from '../shared/holdsSoon.ts';

/** An element that is removed while it has the focus takes the place of the user with it. */
export const focusReturn: Rule = {
  id: 'focus-return',
  criteria: {
    '2.4.3': 'Who closes what lies over the page, by Escape or its first button, keeps a focus.',
  },
  exclusions: pressExclusions,
  appliesTo: (variant, page, config) =>
    isPressVariant(variant, page, config) && overlayOf(variant.state, config) !== undefined,
  async evaluate(context) {
    return [...(await closeBy('Escape', context)), ...(await closeBy('Enter', context))];
  },
};

const closeBy = (key: 'Escape' | 'Enter', context: RuleContext) =>
  withScratchPage(context, async (page) => {
    const controls = await listPartControls(page, context);
    // Enter on a link leads away.
    const control = controls.find(({ isButton }) => key === 'Escape' || isButton);
    if (!control) return [];
    await focusControl(page, control);
    await page.keyboard.press(key);
    // In which what was closed goes.
    await waitForFrames(page);
    // A script may give the focus back after a moment.
    const hasFocus = () =>
      document.activeElement !== document.body &&
      document.activeElement?.checkVisibility() === true;
    if (await holdsSoon(page, hasFocus, undefined, 1000)) return [];
    const { target, box, name } = control;
    const message = `${key} on “${name}” leaves the focus on nothing. Give it back to what opened this.`;
    return [{ target, box, message }];
  });
