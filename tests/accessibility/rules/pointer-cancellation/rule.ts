import type { Page } from 'playwright-core';
import { cdpSession } from '../../gather/cdpSession.ts';
import { withScratchPage } from '../../gather/freshPage.ts';
import { interceptNavigation, listDestinations } from '../../gather/interceptNavigation.ts';
import type { FoundViolation, Rule } from '../../rule.ts';
import {
  isPressVariant,
  listPartControls,
  pressExclusions,
  scrollToControl,
} from '../shared/controls.ts';
import { isChangedBy } from '../shared/isChangedBy.ts';

type Point = { x: number; y: number };

const pointers: readonly {
  name: string;
  pressAndLeave: (page: Page, at: Point) => Promise<void>;
}[] = [
  {
    name: 'The mouse',
    async pressAndLeave({ mouse }, { x, y }) {
      await mouse.move(x, y);
      await mouse.down();
      await mouse.move(2, 2);
      await mouse.up();
    },
  },
  {
    name: 'Touch',
    async pressAndLeave(page, point) {
      const session = await cdpSession(page);
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [point],
      });
      // A touch that moves off would scroll the page on, and take the next control away.
      await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
    },
  },
];

export const pointerCancellation: Rule = {
  id: 'pointer-cancellation',
  description: 'A press that leaves the control before it is released does nothing.',
  criteria: {
    '2.5.2':
      'A press of the mouse that leaves a control before it is released does nothing, nor does a simulated touch that is cancelled.',
  },
  exclusions: pressExclusions,
  appliesTo: isPressVariant,
  evaluate: (context) =>
    withScratchPage(context, async (page) => {
      const controls = await listPartControls(page, context);
      let popups = 0;
      const countPopup = () => (popups += 1);
      page.on('popup', countPopup);
      await interceptNavigation(page);
      // Dragging a link is another matter, and would end the press.
      await page.evaluate(() => addEventListener('dragstart', (event) => event.preventDefault()));
      const read = async () =>
        [await readBody(page), (await listDestinations(page)).length, popups].join();
      const violations: FoundViolation[] = [];
      for (const control of controls) {
        const { target, box, name } = control;
        // The last press may have closed what it lay in.
        if (violations.length > 0 && (await page.locator(target).count()) === 0) continue;
        for (const { name: pointer, pressAndLeave } of pointers) {
          const point = await scrollToControl(page, control);
          const press = () => pressAndLeave(page, point);
          if (!(await isChangedBy(page, read, press, () => `What a press on “${name}” does`)))
            continue;
          violations.push({
            target,
            box,
            message: `${pointer} activates “${name}” before it is released. Act on click.`,
          });
          break;
        }
      }
      page.off('popup', countPopup);
      return violations;
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
