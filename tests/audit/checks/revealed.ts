import type { Page } from '@playwright/test';
import type { Check, Found } from '../check.ts';
import { onFreshPage } from '../freshPage.ts';
import { isDetailed, isPlain } from '../matrix.ts';
import { setStyle } from '../styles.ts';
import { bringIntoView, isPressed, listControls, type Control } from './controls.ts';

const means: readonly { says: string; use: (page: Page, control: Control) => Promise<void> }[] = [
  {
    says: 'the pointer is on',
    async use(page, control) {
      const { x, y } = await bringIntoView(page, control);
      await page.mouse.move(x, y);
    },
  },
  {
    says: 'the focus is on',
    use: (page, { target }) =>
      page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), target),
  },
];

export const revealed: Check = {
  id: 'revealed',
  criteria: {
    '1.4.13':
      'Within two seconds of the pointer or the focus on a control, no words and no picture appear outside of it.',
  },
  about: 'Nothing appears because the pointer is on a control, or the focus.',
  leaves:
    'Other languages than English, whose style and scripts are the same; header and footer on other pages than the home page, which are one part of all pages; dark and preferences, which reveal nothing else; 390×844, which has the style of 320×256; states that open nothing; what is open in small windows.',
  looksAt: (variant, page) =>
    isPressed(variant, page) ||
    (isDetailed(page) &&
      page.dir === 'ltr' &&
      isPlain(variant) &&
      variant.scheme === 'light' &&
      variant.size !== '390×844'),
  find: (subject) =>
    onFreshPage(
      subject,
      async (page) => {
        await setStyle(page, 'no transitions', '* { transition: none !important }');
        const found: Found[] = [];
        for (const control of await listControls(page, subject))
          for (const { says, use } of means) {
            const before = await listShown(page, control);
            await use(page, control);
            await page.clock.runFor(2000);
            const shown = (await listShown(page, control)).find((words) => !before.includes(words));
            const { target, box, name } = control;
            if (shown !== undefined)
              found.push({
                target,
                box,
                message: `“${shown}” appears when ${says} “${name}”. Show it always, or when the control is pressed.`,
              });
          }
        return found;
      },
      subject.variant.state,
    ),
};

/**
 * Words and pictures outside of the control: a skip link that comes into sight is the control
 * itself, and a tooltip that repeats its control's words is not.
 */
function listShown(page: Page, { target }: Control): Promise<string[]> {
  return page.evaluate((selector) => {
    const control = document.querySelector(selector);
    return audit
      .listShown()
      .filter(({ element }) => !control?.contains(element))
      .map(({ words }) => words);
  }, target);
}
