import type { Page } from '@playwright/test';
import type { Check, Found } from '../check.ts';
import { onFreshPage } from '../freshPage.ts';
import { isDetailed, isPlain, isReference, opens } from '../matrix.ts';
import type { AuditPage, Box, Variant } from '../model.ts';
import { speakTo } from '../protocol.ts';

/** Of a control what presses it: where it is, and whether it is a button, which Space works too. */
type Control = { target: string; box: Box; name: string; isButton: boolean };

type Place = { x: number; y: number };

/** Each route in one language, and what opens over the home page. */
const isPressed = (variant: Variant, page: AuditPage) =>
  isDetailed(page) &&
  page.dir === 'ltr' &&
  (isReference(variant) ||
    (opens(variant.state) &&
      page.route === 'home' &&
      isPlain({ ...variant, state: 'loaded' }) &&
      variant.size === '1280×800'));

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
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
  },
];

export const operable: Check = {
  id: 'operable',
  criteria: {
    '2.1.1': 'Enter works every control, and Space every button.',
    '2.1.3': 'Enter works every control, and Space every button.',
    '2.5.1': 'One press at one place works every control.',
    '2.5.6': 'Keyboard, mouse and finger work every control, one after the other.',
    '2.5.7': 'One press at one place works every control.',
  },
  about:
    'Enter, the mouse and a finger work every control, Space every button, and nothing but a control looks as if it could be pressed.',
  looksAt: isPressed,
  async find({ page, auditPage }) {
    const found: Found[] = await findPretenders(page);
    await catchClicks(page);
    for (const control of await listControls(page, auditPage))
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
  },
};

export const cancellation: Check = {
  id: 'cancellation',
  criteria: { '2.5.2': 'A press on any control, moved off before it is let go, does nothing.' },
  about: 'A press that is moved off the control before it is let go does nothing.',
  looksAt: isPressed,
  find: ({ page, auditPage }) =>
    onFreshPage(page, async (fresh) => {
      const found: Found[] = [];
      const opened: string[] = [];
      fresh.on('popup', (popup) => opened.push(popup.url()));
      // A link that is pulled is another matter, and would end the press.
      await fresh.evaluate(() => addEventListener('dragstart', (event) => event.preventDefault()));
      const read = () => fresh.evaluate(() => location.href + document.body.innerHTML);
      let before = await read();
      for (const control of await listControls(fresh, auditPage)) {
        const { x, y } = await bringIntoView(fresh, control);
        await fresh.mouse.move(x, y);
        await fresh.mouse.down();
        await fresh.mouse.move(2, 2);
        await fresh.mouse.up();
        await fresh.clock.runFor(100);
        const { target, box, name } = control;
        const after = await read();
        const isSame = after === before && opened.splice(0).length === 0;
        before = after;
        if (!isSame)
          found.push({
            target,
            box,
            message: `A press on “${name}” acts before it is let go. Act on click.`,
          });
      }
      return found;
    }),
};

/**
 * Those that are seen, and the Tab key reaches now. Header and footer are one part of all pages, and
 * are pressed on the first.
 */
function listControls(page: Page, { route }: AuditPage): Promise<Control[]> {
  return page.evaluate(
    (part) =>
      audit
        .listStops()
        .filter((element) => element.closest(part) && audit.isShown(element))
        .map((element) => ({
          ...audit.place(element),
          name: audit.nameOf(element),
          isButton: element.matches('button, summary, [role=button]'),
        })),
    route === 'home' ? 'body' : 'main',
  );
}

/** What has the hand of a control over it and is none: a visitor without a mouse has nothing of it. */
function findPretenders(page: Page): Promise<Found[]> {
  return page.evaluate(() => {
    const hasHand = (element: Element) => getComputedStyle(element).cursor === 'pointer';
    return [...document.querySelectorAll('body *')]
      .filter((element) => hasHand(element) && !hasHand(element.parentElement!))
      .filter((element) => audit.isShown(element))
      .filter((element) => !element.closest('a[href], button, summary, label, input, select'))
      .map((element) => ({
        ...audit.place(element),
        message:
          'This looks as if it could be pressed (cursor: pointer) and is no control. Make it a link or a button.',
      }));
  });
}

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

/** Asks and forgets. */
function wasClicked(page: Page, { target }: Control): Promise<boolean> {
  return page.evaluate((selector) => {
    const clicked = Reflect.get(globalThis, 'clicked') as Node[];
    return clicked.splice(0).some((node) => document.querySelector(selector)?.contains(node));
  }, target);
}

async function pressKey(page: Page, { target }: Control, key: string): Promise<void> {
  await page.locator(target).focus();
  await page.keyboard.press(key);
}

/** @returns the middle of the control, of its first line where it has more; CSS pixels of the window */
function bringIntoView(page: Page, { target }: Control): Promise<Place> {
  return page.evaluate((selector) => {
    const element = document.querySelector(selector)!;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getClientRects()[0]!;
    return { x: left + width / 2, y: top + height / 2 };
  }, target);
}
