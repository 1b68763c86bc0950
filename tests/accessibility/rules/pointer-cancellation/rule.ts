import type { Page } from 'playwright-core';
import { cdpSession } from '../../gather/cdpSession.ts';
import { withScratchPage } from '../../gather/freshPage.ts';
import { interceptNavigation } from '../../gather/interceptNavigation.ts';
import { waitForFrames } from '../../gather/emulation.ts';
import type { RuleDefinition } from '../../rule.ts';
import {
  isPressVariant,
  listPartControls,
  pressExclusions,
  scrollToControl,
} from '../shared/controls.ts';
import { isChangedBy } from '../shared/isChangedBy.ts';

type Point = { x: number; y: number };

const pointers = {
  async 'The mouse'(page: Page, { x, y }: Point) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    // Release the mouse outside of the viewport, so that no other control reacts.
    await page.mouse.move(-9, -9);
    await page.mouse.up();
  },
  async Touch(page: Page, point: Point) {
    const session = await cdpSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    // The touch is cancelled instead of moved off the control, because moving it would scroll the page.
    await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
  },
};

export const rule: RuleDefinition = {
  criteria: {
    '2.5.2':
      'Nothing happens if a press of mouse or touch begins on a control but does not end there.',
  },
  exclusions: `${pressExclusions} Changes in shadow roots. Changes of values in fields. Changes of <head>, of the attributes of <html> and <body>, of the focus and of the scroll position. Sliders of the browser: the browser moves them, and the user can move them back.`,
  appliesTo: isPressVariant,
  evaluate: (context) =>
    withScratchPage(context, async (page) => {
      const controls = (await listPartControls(page, context)).filter(({ isSlider }) => !isSlider);
      const destinations = await interceptNavigation(page);
      // Prevent drags, because the start of a drag would end the press of a link.
      await page.evaluate(() => addEventListener('dragstart', (event) => event.preventDefault()));
      const read = async () => {
        // Wait, because a script of the control may act a little after the press.
        await waitForFrames(page);
        const body = await page.evaluate(() => document.body.innerHTML);
        const tabs = page.context().pages().length;
        return [body, await destinations.jsonValue(), tabs].join();
      };
      const { violations } = context;
      for (const control of controls) {
        // An earlier press that had an effect may have removed this control.
        const isGone = (target: string) => audit.findElement(target) === undefined;
        if (violations.length > 0 && (await page.evaluate(isGone, control.target))) continue;
        for (const [pointer, pressAndLeave] of Object.entries(pointers)) {
          const point = await scrollToControl(page, control);
          const press = () => pressAndLeave(page, point);
          const subject = `The effect of a press on “${control.name}”`;
          if (!(await isChangedBy(page, subject, read, press))) continue;
          const message = `${pointer} activates “${control.name}” before the press ends. Act on click.`;
          violations.push({ ...control, criteria: ['2.5.2'], message });
          break;
        }
      }
      return violations;
    }),
};
