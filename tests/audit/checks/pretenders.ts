import type { Page } from '@playwright/test';
import type { Found } from '../check.ts';

/** What has the hand of a control over it and is none: a visitor without a mouse has nothing of it. */
export function findPretenders(page: Page): Promise<Found[]> {
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

/**
 * What answers a pointer and no key. React listens on the root alone, and keeps with each element
 * what it was given.
 */
export function findDeaf(page: Page): Promise<Found[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const key = Object.keys(element).find((one) => one.startsWith('__reactProps$'));
      const given = (key ? Reflect.get(element, key) : {}) as Record<string, unknown>;
      const answers = (name: RegExp) =>
        Object.keys(given).some((one) => name.test(one) && typeof given[one] === 'function');
      const byPointer = /^on(?:Mouse|Pointer|Touch)(?:Down|Up|Start|End)$/;
      const isControl = element.matches('a[href], button, summary, label, input, select, textarea');
      const fault = isControl
        ? answers(byPointer) && !answers(/^onClick$/) && element.matches('button')
          ? 'This answers a pointer and no click, so that no key works it. Act on click.'
          : undefined
        : answers(/^on(?:Double)?Click$/) || answers(byPointer)
          ? 'This answers a press and is no control, so that no key reaches it. Make it a link or a button.'
          : undefined;
      return fault && audit.isShown(element) ? [{ ...audit.place(element), message: fault }] : [];
    }),
  );
}
