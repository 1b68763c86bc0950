import type { Page } from 'playwright-core';
import { withScratchPage } from '../../gather/freshPage.ts';
import { overlayOf } from '../../matrix.ts';
import type { FoundViolation, Rule, RuleContext } from '../../rule.ts';
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
  description:
    'Closing what lies over the page from inside of it leaves the focus on a visible element.',
  criteria: {
    '2.4.3':
      'A user who has the focus in what lies over the page and closes it, by Escape or by its first button, keeps a focus.',
  },
  exclusions: pressExclusions,
  appliesTo: (variant, page, config) =>
    isPressVariant(variant, page, config) && overlayOf(variant.state, config) !== undefined,
  async evaluate(context) {
    return [...(await closeBy('Escape', context)), ...(await closeBy('Enter', context))];
  },
};

function closeBy(key: 'Escape' | 'Enter', context: RuleContext): Promise<FoundViolation[]> {
  return withScratchPage(context, async (page) => {
    const controls = await listPartControls(page, context);
    // Enter on a link leads away.
    const control = controls.find(({ isButton }) => key === 'Escape' || isButton);
    if (!control) return [];
    await focusControl(page, control);
    await page.keyboard.press(key);
    if (await keepsFocus(page)) return [];
    const { target, box, name } = control;
    return [
      {
        target,
        box,
        message: `${key} on “${name}” leaves the focus on nothing. Give it back to what opened this.`,
      },
    ];
  });
}

/** After two frames, in which what was closed goes; a script may give the focus back after a moment. */
async function keepsFocus(page: Page): Promise<boolean> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
  const hasFocus = () => {
    const focused = document.activeElement;
    return focused !== null && focused !== document.body && focused.checkVisibility();
  };
  return holdsSoon(page, hasFocus, undefined, 1000);
}
