import type { Page } from '@playwright/test';
import type { Check, Found, Subject } from '../check.ts';
import { onSpentPage } from '../freshPage.ts';
import { opens } from '../matrix.ts';
import { isPressed, listControls } from './controls.ts';

/** What goes while it has the focus takes the visitor's place with it. */
export const focusReturned: Check = {
  id: 'focus-returned',
  criteria: {
    '2.4.3':
      'A visitor who stands in a message, a list or a note and closes it, by Escape or by its button, is left on something.',
  },
  about: 'Closing what is open from inside of it leaves the focus on something that is seen.',
  leaves:
    'Other languages than English, which have the same scripts; other looks than one; states that open nothing.',
  looksAt: (variant, page) => isPressed(variant, page) && opens(variant.state),
  async find(subject) {
    const found: Found[] = [];
    for (const key of ['Escape', 'Enter']) found.push(...(await closeBy(key, subject)));
    return found;
  },
};

function closeBy(key: string, subject: Subject): Promise<Found[]> {
  return onSpentPage(subject, async (page) => {
    const controls = await listControls(page, subject);
    // Enter on a link leads away.
    const control = controls.find(({ isButton }) => key === 'Escape' || isButton);
    if (!control) return [];
    const { target, box, name } = control;
    await page.evaluate((to) => document.querySelector<HTMLElement>(to)?.focus(), target);
    await page.keyboard.press(key);
    return (await isLost(page))
      ? [
          {
            target,
            box,
            message: `${key} on “${name}” leaves the focus on nothing. Give it back to what opened this.`,
          },
        ]
      : [];
  });
}

/** After two frames, in which what was closed goes. */
function isLost(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    const focused = document.activeElement;
    return !focused || focused === document.body || !focused.checkVisibility();
  });
}
