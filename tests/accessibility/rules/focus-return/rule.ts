import { withScratchPage } from '../../gather/freshPage.ts';
import { waitForFrames } from '../../gather/emulation.ts';
import { overlayOf } from '../../matrix.ts';
import type { RuleDefinition, RuleContext } from '../../rule.ts';
import { focusControl, isPressVariant, listPartControls } from '../shared/controls.ts';
import { holdsSoon } from '../shared/holdsSoon.ts';

/** Closing an overlay removes or hides the control that has the focus, so a script has to move the focus. */
export const rule: RuleDefinition = {
  criteria: {
    '2.4.3':
      'A visible element has the focus after Escape is pressed in the overlay, and after Enter is pressed on its first button.',
  },
  exclusions:
    'All languages except one, because the JavaScript is the same in all languages. Overlays, except on one page of each language, because all pages share them. All variants except dark at 1280×800 with default preferences. Other ways to close an overlay. Whether the overlay closes.',
  appliesTo: (variant, page, config) =>
    isPressVariant(variant, page, config) && overlayOf(variant.state, config) !== undefined,
  async evaluate(context) {
    context.violations.push(...(await closeBy('Escape', context)));
    return closeBy('Enter', context);
  },
};

const closeBy = (key: 'Escape' | 'Enter', context: RuleContext) =>
  withScratchPage(context, async (page) => {
    const controls = await listPartControls(page, context);
    // Enter is pressed only on a button, because on a link it would open another page.
    const control = controls.find(({ isButton }) => key === 'Escape' || isButton);
    if (!control) return [];
    await focusControl(page, control);
    await page.keyboard.press(key);
    // Wait, because the control in the overlay keeps the focus until the overlay disappears.
    await waitForFrames(page);
    const hasFocus = () =>
      audit.focusedElement() !== document.body && audit.focusedElement().checkVisibility();
    if (await holdsSoon(page, hasFocus, undefined, 1000)) return [];
    const message = `After ${key} on “${control.name}”, no element has the focus. Return the focus to the control that opened the overlay.`;
    return [{ ...control, criteria: ['2.4.3'], message }];
  });
