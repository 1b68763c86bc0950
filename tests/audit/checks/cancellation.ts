import type { Page } from '@playwright/test';
import type { Check } from '../check.ts';
import { onSpentPage } from '../freshPage.ts';
import { holdNavigation, listVisited } from '../holdNavigation.ts';
import { bringIntoView, findNothing, isPressed, listControls } from './controls.ts';

export const cancellation: Check = {
  id: 'cancellation',
  criteria: {
    '2.5.2': 'A press of the mouse on any control, moved off before it is let go, does nothing.',
  },
  about: 'A press that is moved off the control before it is let go does nothing.',
  leaves:
    'Other languages than English, which have the same scripts; header and footer on other pages than the home page, which are one part of all pages; looks, and states that open nothing.',
  looksAt: isPressed,
  find: (subject) =>
    onSpentPage(subject, async (page) => {
      const controls = await listControls(page, subject);
      let opened = 0;
      const count = () => (opened += 1);
      page.on('popup', count);
      await holdNavigation(page);
      // A link that is pulled is another matter, and would end the press.
      await page.evaluate(() => addEventListener('dragstart', (event) => event.preventDefault()));
      const read = async () =>
        [await readBody(page), (await listVisited(page)).length, opened].join();
      const found = findNothing(controls, subject.variant);
      let before = await read();
      for (const control of controls) {
        const { x, y } = await bringIntoView(page, control);
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(2, 2);
        await page.mouse.up();
        const after = await read();
        const { target, box, name } = control;
        if (after !== before)
          found.push({
            target,
            box,
            message: `A press on “${name}” acts before it is let go. Act on click.`,
          });
        before = after;
      }
      page.off('popup', count);
      return found;
    }),
};

/** After two frames, in which what was pressed would act. */
function readBody(page: Page): Promise<string> {
  return page.evaluate(async () => {
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    return document.body.innerHTML;
  });
}
