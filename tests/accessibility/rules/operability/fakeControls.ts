import type { Page } from 'playwright-core';
import type { FoundViolation } from '../../rule.ts';

/**
 * What has the cursor of a control and is none, or handles a pointer and no key: a user without a
 * mouse cannot use it. React listens on its root alone, and keeps the handlers of each element in a
 * property of the element.
 */
export function findFakeControls(page: Page): Promise<FoundViolation[]> {
  return page.evaluate(() => {
    const controls = 'a[href], button, summary, label, input, select, textarea';
    const hasPointer = (element: Element) => getComputedStyle(element).cursor === 'pointer';
    const looksPressable = (element: Element) =>
      hasPointer(element) && !hasPointer(element.parentElement!) && !element.closest(controls);
    const describe = (element: Element): string | undefined => {
      const key = Object.keys(element).find((one) => one.startsWith('__reactProps$'));
      const props = (key ? Reflect.get(element, key) : {}) as Record<string, unknown>;
      const handles = (name: RegExp) =>
        Object.keys(props).some((one) => name.test(one) && typeof props[one] === 'function');
      const byClick = handles(/^onClick$/);
      const byPointer = handles(/^on(?:Mouse|Pointer|Touch)(?:Down|Up|Start|End)$|^onDoubleClick$/);
      if (element.matches('button') && byPointer && !byClick)
        return 'This handles a pointer and no click, so that no key activates it. Act on click.';
      const handlesPress = !element.matches(controls) && (byClick || byPointer);
      if (!handlesPress && !looksPressable(element)) return undefined;
      return `This ${handlesPress ? 'handles a press' : 'has the cursor of a control'} and is no control, so that no key reaches it. Make it a link or a button.`;
    };
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const message = describe(element);
      return message && audit.isVisible(element) ? [{ ...audit.locate(element), message }] : [];
    });
  });
}
