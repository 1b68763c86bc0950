import type { Page } from '@playwright/test';
import type { Found, Subject } from '../check.ts';
import { isDetailed, isReference, opens } from '../matrix.ts';
import type { AuditPage, Box, Variant } from '../model.ts';
import { opened } from '../states.ts';

/** What presses it: where it is, and whether it is a button, which Space works too. */
export type Control = { target: string; box: Box; name: string; isButton: boolean };

/** Each route in one language, and what opens over the home page. */
export const isPressed = (variant: Variant, page: AuditPage) =>
  isDetailed(page) &&
  page.dir === 'ltr' &&
  (isReference(variant) ||
    (opens(variant.state) &&
      page.route === 'home' &&
      variant.preference === 'plain' &&
      variant.size === '1280×800'));

/**
 * Those that are seen, and the Tab key reaches now. Header and footer are one part of all pages, and
 * are pressed on the first; where something is open, what is in it.
 */
export function listControls(
  page: Page,
  { auditPage, variant }: Pick<Subject, 'auditPage' | 'variant'>,
): Promise<Control[]> {
  const rest = auditPage.route === 'home' ? 'body' : 'main';
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
    opens(variant.state) ? opened : rest,
  );
}

/** Where there should be something to press and is nothing, nothing is known. */
export const findNothing = (controls: readonly Control[], { state }: Variant): Found[] =>
  opens(state) && controls.length === 0
    ? [{ message: 'Nothing that can be pressed is open. Let it be open, or stay so.' }]
    : [];

/** @returns the middle of the control, of its first line where it has more; CSS pixels of the window */
export function bringIntoView(page: Page, { target }: Control): Promise<{ x: number; y: number }> {
  return page.evaluate((selector) => {
    const element = document.querySelector(selector)!;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getClientRects()[0]!;
    return { x: left + width / 2, y: top + height / 2 };
  }, target);
}
