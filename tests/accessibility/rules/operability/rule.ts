import type { Page } from 'playwright-core';
import { cdpSession } from '../../gather/cdpSession.ts';
import { withScratchPage } from '../../gather/freshPage.ts';
import type { FoundViolation, RuleDefinition } from '../../rule.ts';
import {
  focusControl,
  isPressVariant,
  listPartControls,
  pressExclusions,
  scrollToControl,
  type Control,
} from '../shared/controls.ts';
import { holdsSoon } from '../shared/holdsSoon.ts';

const inputs = [
  {
    name: 'Enter',
    isFor: ({ isButton, isLink }: Control) => isButton || isLink,
    press: pressKey('Enter'),
  },
  { name: 'An arrow key', isFor: ({ isSlider }: Control) => isSlider, press: pressKey('ArrowUp') },
  {
    name: 'Space',
    isFor: ({ isButton, isSwitch }: Control) => isButton || isSwitch,
    press: pressKey(' '),
  },
  { name: 'The mouse', isFor: () => true, press: click },
  { name: 'Touch', isFor: () => true, press: tap },
];

const byKeyboard =
  'Enter sends a click to every link and button. Space sends a click to every button, checkbox and switch. An arrow key moves every slider. Every button that reacts to presses of a pointer also reacts to clicks. No element that is not a control reacts to presses or clicks, or has the cursor of a control.';
const byPointer =
  'A single press without a drag sends a click to each control, or moves it if it is a slider.';

export const rule: RuleDefinition = {
  criteria: {
    '2.1.1': byKeyboard,
    '2.1.3': byKeyboard,
    '2.5.1': byPointer,
    '2.5.6':
      'Mouse and simulated touch each send a click to each control, or move it if it is a slider. Keys do so too, but their failures are reported under 2.1.1 and 2.1.3.',
    '2.5.7': byPointer,
  },
  exclusions: `${pressExclusions} The effects of clicks, because the rule stops each click. Keys in controls that are no links, buttons, checkboxes, switches or <input type="range">. Custom elements, <dialog>, and the items of widgets such as menus, because a key may reach them in another way. Handlers that React did not attach to buttons. Handlers that React did not attach to other elements, unless these are controls or have the cursor of a control. Failures of 2.5.1, and failures of 2.5.7 except on sliders: another control that does not respond to a press is reported only under 2.5.6.`,
  appliesTo: isPressVariant,
  evaluate: (context) =>
    withScratchPage(context, async (page) => {
      const controls = await listPartControls(page, context);
      const { violations } = context;
      violations.push(...(await findFakeControls(page)));
      // Each click is recorded and then stopped, so that it does not change the page for the next control.
      await page.evaluate(() => {
        const intercept = (event: Event) => {
          event.preventDefault();
          event.stopImmediatePropagation();
          Object.assign(globalThis, { clicked: event.composedPath()[0] });
        };
        addEventListener('click', intercept, { capture: true });
        // A `<div role="button">` may handle a key itself, without a click. So a key press counts as a click
        // if the element prevents the default action of the key.
        addEventListener('keydown', (event) => {
          // The cast is safe, because only elements receive keyboard events.
          const [element] = event.composedPath() as [Element];
          if (event.defaultPrevented && !element.matches('a[href], button, summary, input'))
            Object.assign(globalThis, { clicked: element });
        });
        addEventListener('input', (event) =>
          Object.assign(globalThis, { moved: event.composedPath()[0] }),
        );
      });
      for (const control of controls)
        for (const { name, isFor, press } of inputs) {
          if (!isFor(control)) continue;
          await page.evaluate(forgetPresses, control);
          await press(page, control);
          const wasActivated = ({ target, isSlider }: Control) => {
            const activated = Reflect.get(globalThis, isSlider ? 'moved' : 'clicked');
            return (
              activated instanceof Element && audit.contains(audit.findElement(target)!, activated)
            );
          };
          if (await holdsSoon(page, wasActivated, control, 1000)) continue;
          const cure = control.isSlider
            ? 'Do not prevent the browser from moving it'
            : 'Make it a link, a button or a checkbox, and act on click';
          const isPointer = press === click || press === tap;
          const pointerCriteria = control.isSlider ? ['2.5.6', '2.5.7'] : ['2.5.6'];
          const criteria = isPointer ? pointerCriteria : ['2.1.1', '2.1.3'];
          const message = `${name} does nothing on “${control.name}”. ${cure}.`;
          violations.push({ ...control, criteria, message });
        }
      return violations;
    }),
};

/** Runs in the page. Sets a slider to its start, so that a press in its middle moves it. */
function forgetPresses({ target, isSlider }: Control) {
  Object.assign(globalThis, { clicked: undefined, moved: undefined });
  const slider = audit.findElement(target) as HTMLInputElement;
  if (isSlider) slider.value = slider.min || '0';
}

function pressKey(key: string) {
  return async (page: Page, control: Control) => {
    await focusControl(page, control);
    await page.keyboard.press(key);
  };
}

async function click(page: Page, control: Control) {
  const { x, y } = await scrollToControl(page, control);
  await page.mouse.click(x, y);
}

async function tap(page: Page, control: Control) {
  const session = await cdpSession(page);
  const point = await scrollToControl(page, control);
  // The two touch events are sent at once, because a delay between them could make the tap a long press.
  await Promise.all([
    session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] }),
    session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ]);
}

/**
 * Finds elements that a pointer can activate but keys cannot, including buttons that handle `onPointerDown`
 * but not `onClick`. React keeps the handlers of an element in a property that begins with `__reactProps$`.
 */
function findFakeControls(page: Page): Promise<FoundViolation[]> {
  return page.evaluate(() => {
    const controls = 'a[href], button, summary, label, input, select, textarea';
    const others =
      'dialog, [role][tabindex]:not([tabindex="-1"]), [role=option], [role^=menuitem], [role=radio], [role=tab], [role=treeitem], [role=gridcell]';
    const isControl = (element: Element) =>
      element.matches(`${controls}, ${others}`) || element.localName.includes('-');
    const hasPointer = (element: Element) => getComputedStyle(element).cursor === 'pointer';
    const looksPressable = (element: Element) =>
      hasPointer(element) &&
      !hasPointer(audit.parentOf(element)!) &&
      !isControl(element) &&
      !audit.closest(element, controls);
    const describe = (element: Element): string | undefined => {
      const key = Object.keys(element).find((one) => one.startsWith('__reactProps$'));
      const props = (key ? Reflect.get(element, key) : {}) as Record<string, unknown>;
      const handles = (name: RegExp) =>
        Object.keys(props).some((one) => name.test(one) && typeof props[one] === 'function');
      const onClick = handles(/^onClick$/);
      const onPress = handles(/^on(?:Mouse|Pointer|Touch)(?:Down|Up|Start|End)$|^onDoubleClick$/);
      if (element.matches('button') && onPress && !onClick)
        return 'This handles a pointer but no click, so no key activates it. Act on click.';
      const handlesPress = !isControl(element) && (onClick || onPress);
      if (!handlesPress && !looksPressable(element)) return undefined;
      return `This ${handlesPress ? 'handles a press' : 'has the cursor of a control'} but is not a control, so no key reaches it. Make it a link or a button.`;
    };
    return audit.listVisible().flatMap((element) => {
      const message = describe(element);
      return message ? audit.toViolations([element], message, ['2.1.1', '2.1.3']) : [];
    });
  });
}
