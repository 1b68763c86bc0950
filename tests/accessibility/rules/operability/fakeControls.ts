import type { Page } from 'playwright-core';
import type { FoundViolation } from '../../rule.ts';

/** What has the cursor of a control and is none: a user without a mouse cannot use it. */
export function findFakeControls(page: Page): Promise<FoundViolation[]> {
  return page.evaluate(() => {
    const hasPointer = (element: Element) => getComputedStyle(element).cursor === 'pointer';
    return [...document.querySelectorAll('body *')]
      .filter((element) => hasPointer(element) && !hasPointer(element.parentElement!))
      .filter((element) => audit.isVisible(element))
      .filter(
        (element) => !element.closest('a[href], button, summary, label, input, select, textarea'),
      )
      .map((element) => ({
        ...audit.locate(element),
        message:
          'This looks as if it could be pressed (cursor: pointer) and is no control. Make it a link or a button.',
      }));
  });
}

/**
 * What handles a pointer and no key. React listens on its root alone, and keeps the handlers of each
 * element in a property of the element.
 */
export function findPointerOnlyHandlers(page: Page): Promise<FoundViolation[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const key = Object.keys(element).find((one) => one.startsWith('__reactProps$'));
      const props = (key ? Reflect.get(element, key) : {}) as Record<string, unknown>;
      const handles = (name: RegExp) =>
        Object.keys(props).some((one) => name.test(one) && typeof props[one] === 'function');
      const byPointer = /^on(?:Mouse|Pointer|Touch)(?:Down|Up|Start|End)$/;
      const isControl = element.matches('a[href], button, summary, label, input, select, textarea');
      const message = isControl
        ? element.matches('button') && handles(byPointer) && !handles(/^onClick$/)
          ? 'This handles a pointer and no click, so that no key activates it. Act on click.'
          : undefined
        : handles(/^on(?:Double)?Click$/) || handles(byPointer)
          ? 'This handles a press and is no control, so that no key reaches it. Make it a link or a button.'
          : undefined;
      return message && audit.isVisible(element) ? [{ ...audit.locate(element), message }] : [];
    }),
  );
}
