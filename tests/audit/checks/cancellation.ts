import type { Page } from '@playwright/test';
import type { Check } from '../check.ts';
import { onSpentPage } from '../freshPage.ts';
import { holdNavigation, listVisited } from '../holdNavigation.ts';
import { speakTo } from '../protocol.ts';
import { bringIntoView, findNothing, isPressed, listControls } from './controls.ts';

type Point = { x: number; y: number };

const pointers: readonly {
  says: string;
  pressAndLeave: (page: Page, point: Point) => Promise<void>;
}[] = [
  {
    says: 'A press',
    async pressAndLeave({ mouse }, { x, y }) {
      await mouse.move(x, y);
      await mouse.down();
      await mouse.move(2, 2);
      await mouse.up();
    },
  },
  {
    says: 'A finger',
    async pressAndLeave(page, point) {
      const session = await speakTo(page);
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
      // One that moves off would give the page a swing, and take the next control away.
      await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
    },
  },
];

export const cancellation: Check = {
  id: 'cancellation',
  criteria: {
    '2.5.2':
      'A press of the mouse that is moved off any control before it is let go does nothing, nor does a simulated finger that is taken back.',
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
        for (const { says, pressAndLeave } of pointers) {
          await pressAndLeave(page, await bringIntoView(page, control));
          const after = await read();
          if (after === before) continue;
          before = after;
          const { target, box, name } = control;
          found.push({
            target,
            box,
            message: `${says} on “${name}” acts before it is let go. Act on click.`,
          });
          // It may be gone.
          break;
        }
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
