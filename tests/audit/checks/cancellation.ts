import type { Page } from '@playwright/test';
import type { Check } from '../check.ts';
import { onSpentPage } from '../freshPage.ts';
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
      page.on('popup', () => (opened += 1));
      // A link that is pulled is another matter, and would end the press.
      await page.evaluate(() => addEventListener('dragstart', (event) => event.preventDefault()));
      const before = { url: page.url(), body: await readBody(page) };
      for (const control of controls) {
        const { x, y } = await bringIntoView(page, control);
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(2, 2);
        await page.mouse.up();
        const isSame =
          (await readBody(page)) === before.body && page.url() === before.url && opened === 0;
        if (isSame) continue;
        // What comes after it would be pressed on another page.
        const { target, box, name } = control;
        const message = `A press on “${name}” acts before it is let go. Act on click.`;
        return [{ target, box, message }];
      }
      return findNothing(controls, subject.variant);
    }),
};

/** After two frames, in which what was pressed would act; of a page that goes away, nothing. */
function readBody(page: Page): Promise<string> {
  return page
    .evaluate(async () => {
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
      return document.body.innerHTML;
    })
    .catch((error: Error) => error.message);
}
