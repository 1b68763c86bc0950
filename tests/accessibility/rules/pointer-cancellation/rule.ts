import type { Page } from 'playwright-core';
import { cdpSession } from '../../gather/cdpSession.ts';
import { withScratchPage } from '../../gather/freshPage.ts';
import { interceptNavigation, listDestinations } from '../../gather/interceptNavigation.ts';
import { waitForFrames } from '../../gather/emulation.ts';
import type { FoundViolation, Rule } from '../../rule.ts';
import {
  isPressVariant,
  listPartControls,
  pressExclusions,
  scrollToControl,
} from '../shared/controls.ts';
import { isChangedBy } from '../shared/isChangedBy.ts';
import { atTabStop } from '../shared/tabStops.ts';

type Point = { x: number; y: number };

/** Presses, and leaves the place before the release. */
const pointers = {
  async 'The mouse'({ mouse }: Page, { x, y }: Point) {
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(2, 2);
    await mouse.up();
  },
  async Touch(page: Page, point: Point) {
    const session = await cdpSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    // A touch that moves off would scroll the page on, and take the next control away.
    await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
  },
};

export const pointerCancellation: Rule = {
  id: 'pointer-cancellation',
  criteria: {
    '2.5.2': 'A press of mouse or touch that leaves a control before it is released does nothing.',
  },
  exclusions: `${pressExclusions} Sliders of the browser: how it moves them is not the page's, and moving back undoes it.`,
  appliesTo: isPressVariant,
  evaluate: (context) =>
    withScratchPage(context, async (page) => {
      const controls = (await listPartControls(page, context)).filter(({ isSlider }) => !isSlider);
      await interceptNavigation(page);
      // Dragging a link is another matter, and would end the press.
      await page.evaluate(() => addEventListener('dragstart', (event) => event.preventDefault()));
      const read = async () => {
        // In which what was pressed would act.
        await waitForFrames(page);
        const body = await page.evaluate(() => document.body.innerHTML);
        const tabs = page.context().pages().length;
        return [body, (await listDestinations(page)).length, tabs].join();
      };
      const violations: FoundViolation[] = [];
      for (const control of controls) {
        // The last press may have closed what it lay in.
        if (violations.length > 0 && (await page.locator(control.target).count()) === 0) continue;
        for (const [pointer, pressAndLeave] of Object.entries(pointers)) {
          const point = await scrollToControl(page, control);
          const press = () => pressAndLeave(page, point);
          const subject = `What a press on “${control.name}” does`;
          if (!(await isChangedBy(page, subject, read, press))) continue;
          const message = `${pointer} activates “${control.name}” before it is released. Act on click.`;
          violations.push(atTabStop(control, message));
          break;
        }
      }
      return violations;
    }),
};
