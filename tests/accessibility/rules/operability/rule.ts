import type { Page } from 'playwright-core';
import { cdpSession } from '../../gather/cdpSession.ts';
import { withScratchPage } from '../../gather/freshPage.ts';
import type { Rule } from '../../rule.ts';
import {
  focusControl,
  isPressVariant,
  listPartControls,
  pressExclusions,
  scrollToControl,
  type Control,
} from '../shared/controls.ts';
import { holdsSoon } from '../shared/holdsSoon.ts';
import { findFakeControls, findPointerOnlyHandlers } from './fakeControls.ts';

/** Each of them activates each control, whichever the user used before. */
const inputs: readonly {
  name: string;
  isFor: (control: Control) => boolean;
  press: (page: Page, control: Control) => Promise<void>;
}[] = [
  {
    name: 'Enter',
    isFor: ({ isField }) => !isField,
    press: (page, control) => pressKey(page, control, 'Enter'),
  },
  {
    name: 'Space',
    isFor: ({ isButton }) => isButton,
    press: (page, control) => pressKey(page, control, ' '),
  },
  {
    name: 'The mouse',
    isFor: () => true,
    async press(page, control) {
      const { x, y } = await scrollToControl(page, control);
      await page.mouse.click(x, y);
    },
  },
  {
    name: 'Touch',
    isFor: () => true,
    async press(page, control) {
      const session = await cdpSession(page);
      const point = await scrollToControl(page, control);
      // At once, or a busy machine makes a long press of it.
      await Promise.all([
        session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] }),
        session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
      ]);
    },
  },
];

const byKeyboard = 'Enter sends a click to every link and button, and Space to every button.';
const byPointer = 'One press in one place sends a click to every control.';

export const operability: Rule = {
  id: 'operability',
  description:
    'Enter activates every link and button, Space every button, mouse and touch every control. Nothing but a control looks as if it could be pressed, or handles a press.',
  criteria: {
    '2.1.1': byKeyboard,
    '2.1.3': byKeyboard,
    '2.5.1': byPointer,
    '2.5.6': 'Keyboard, mouse and simulated touch click every control, one after the other.',
    '2.5.7': byPointer,
  },
  exclusions: `${pressExclusions} Keys within fields. Handlers of a press that React does not know, on what is no control and does not have its cursor.`,
  appliesTo: isPressVariant,
  evaluate: (context) =>
    withScratchPage(context, async (page) => {
      const controls = await listPartControls(page, context);
      const violations = [
        ...(await findFakeControls(page)),
        ...(await findPointerOnlyHandlers(page)),
      ];
      await interceptClicks(page);
      for (const control of controls)
        for (const { name: input, isFor, press } of inputs) {
          if (!isFor(control)) continue;
          await press(page, control);
          if (await takeClick(page, control)) continue;
          const { target, box, name } = control;
          violations.push({
            target,
            box,
            message: `${input} does nothing on “${name}”. Make it a link or a button, and act on click.`,
          });
        }
      return violations;
    }),
};

/** Clicks get no further, so that each control is pressed on the same page. */
async function interceptClicks(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(globalThis, { clicked: [] });
    const intercept = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      (Reflect.get(globalThis, 'clicked') as EventTarget[]).push(event.target!);
    };
    window.addEventListener('click', intercept, { capture: true });
  });
}

/** Whether the control was clicked, for which it may take some frames; the record is empty after that. */
async function takeClick(page: Page, { target }: Control): Promise<boolean> {
  const wasClicked = (selector: string) =>
    (Reflect.get(globalThis, 'clicked') as Node[]).some(
      (node) => document.querySelector(selector)?.contains(node) === true,
    );
  const isFound = await holdsSoon(page, wasClicked, target, 1000);
  await page.evaluate(() => Object.assign(globalThis, { clicked: [] }) && undefined);
  return isFound;
}

async function pressKey(page: Page, control: Control, key: string): Promise<void> {
  await focusControl(page, control);
  await page.keyboard.press(key);
}
