import type { Page } from '@playwright/test';
import type { Check } from '../check.ts';
import { onSpentPage } from '../freshPage.ts';
import { speakTo } from '../protocol.ts';
import { bringIntoView, findNothing, isPressed, listControls, type Control } from './controls.ts';
import { findDeaf, findPretenders } from './pretenders.ts';

/** Whatever the visitor has used before, each of them works each control. */
const means: readonly {
  says: string;
  isFor: (control: Control) => boolean;
  press: (page: Page, control: Control) => Promise<void>;
}[] = [
  { says: 'Enter', isFor: () => true, press: (page, one) => pressKey(page, one, 'Enter') },
  {
    says: 'Space',
    isFor: ({ isButton }) => isButton,
    press: (page, one) => pressKey(page, one, ' '),
  },
  {
    says: 'The mouse',
    isFor: () => true,
    async press(page, control) {
      const { x, y } = await bringIntoView(page, control);
      await page.mouse.click(x, y);
    },
  },
  {
    says: 'A finger',
    isFor: () => true,
    async press(page, control) {
      const session = await speakTo(page);
      const point = await bringIntoView(page, control);
      // At once, or a busy machine makes a long press of it.
      await Promise.all([
        session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] }),
        session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
      ]);
    },
  },
];

const keyboard = 'Enter sends a click to every control, and Space to every button.';
const pointer = 'One press at one place sends a click to every control.';

export const operable: Check = {
  id: 'operable',
  criteria: {
    '2.1.1': keyboard,
    '2.1.3': keyboard,
    '2.5.1': pointer,
    '2.5.6': 'Keyboard, mouse and a simulated finger click every control, one after the other.',
    '2.5.7': pointer,
  },
  about:
    'Enter, the mouse and a finger click every control, Space every button, and nothing but a control looks as if it could be pressed, or answers a press.',
  leaves:
    'Other languages than English, which have the same scripts; header and footer on other pages than the home page, which are one part of all pages; looks, and states that open nothing.',
  looksAt: isPressed,
  find: (subject) =>
    onSpentPage(subject, async (page) => {
      const controls = await listControls(page, subject);
      const found = [
        ...findNothing(controls, subject.variant),
        ...(await findPretenders(page)),
        ...(await findDeaf(page)),
      ];
      await catchClicks(page);
      for (const control of controls)
        for (const { says, isFor, press } of means) {
          if (!isFor(control)) continue;
          await press(page, control);
          if (await wasClicked(page, control)) continue;
          const { target, box, name } = control;
          found.push({
            target,
            box,
            message: `${says} does nothing on “${name}”. Make it a link or a button, and act on click.`,
          });
        }
      return found;
    }),
};

/** They get no further, so that each control is pressed on the same page. */
async function catchClicks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const clicked: EventTarget[] = [];
    Object.assign(globalThis, { clicked });
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      clicked.push(event.target!);
    };
    window.addEventListener('click', hold, { capture: true });
  });
}

/** Asks and forgets. A frame later, as a finger's click comes after what the finger did. */
function wasClicked(page: Page, { target }: Control): Promise<boolean> {
  return page.evaluate(async (selector) => {
    const clicked = Reflect.get(globalThis, 'clicked') as Node[];
    if (clicked.length === 0)
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
    return clicked.splice(0).some((node) => document.querySelector(selector)?.contains(node));
  }, target);
}

async function pressKey(page: Page, { target }: Control, key: string): Promise<void> {
  await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), target);
  await page.keyboard.press(key);
}
