import { countChangedPixels, readPixels, surround } from '../../gather/pixels.ts';
import { isNarrow, isPlain, isSharedOverlay, isWide, overlayOf } from '../../matrix.ts';
import { NotMeasured, type FoundViolation, type Rule } from '../../rule.ts';
import { findPart, isNarrowSample } from '../shared/controls.ts';
import { withoutTransitions } from '../shared/withoutTransitions.ts';

/** Milliseconds in which an indicator is painted, far more than one frame takes on a busy machine. */
const timeout = 500;

export const focusIndicator: Rule = {
  id: 'focus-indicator',
  criteria: {
    '2.4.7': 'The focus changes pixels around or on every control.',
    '2.4.13': 'The focus changes the area of a line of 2 px around every control, by 3 : 1.',
    '1.4.11': 'The focus changes pixels by 3 : 1.',
  },
  exclusions:
    'Languages but one of each direction, except at 320 px in forced colors, where text wraps most. Header and footer on pages that share them. 320 px, but for forced colors, for what lies over the page, and for the light scheme in one direction. 390×844 and large and spaced text, but for what lies over the page. Reduced motion.',
  appliesTo: (variant, page, config) =>
    // Longer words wrap elsewhere, and the background of the next line may cover an outline.
    (variant.preference === 'forced colors' && isNarrow(variant)) ||
    isNarrowSample(variant, page, config) ||
    (page.isStyleSample === true &&
      (isSharedOverlay(variant, page, config) ||
        variant.preference === 'forced colors' ||
        ((isPlain(variant) || variant.preference === 'more contrast') && isWide(variant)))),
  evaluate: ({ page, ...audited }) =>
    withoutTransitions(page, async () => {
      const part = await findPart(page, audited);
      // A page that only has been loaded has seen no key yet, and may style the focus by the first one.
      if (overlayOf(audited.variant.state, audited.config) === undefined)
        await page.keyboard.press('Tab');
      const controls = await page.evaluateHandle(
        (selector) => audit.listTabbable().filter((element) => element.closest(selector)),
        part,
      );
      const violations: FoundViolation[] = [];
      for (const control of (await controls.getProperties()).values()) {
        const { isFocused, name, target, box, perimeter } = await control.evaluate(giveFocus);
        if (!isFocused)
          throw new NotMeasured(
            `“${name}” did not have the focus in view, and its focus indicator was not measured.`,
          );
        // Within 12 px of the control.
        const around = surround(box, 12);
        const focused = await readPixels(page, around);
        const { hadFocus, isRemoved } = await page.evaluate(removeFocus, target);
        if (!isRemoved)
          throw new NotMeasured(
            `“${name}” ${hadFocus ? 'keeps' : 'lost'} the focus, and its focus indicator was not measured.`,
          );
        let changed = countChangedPixels(focused, await readPixels(page, around), 3);
        if (changed < perimeter) {
          // A script may draw the indicator later, and beside busy processes Chromium once gave two
          // screenshots of one frame.
          const unfocused = await readPixels(page, around);
          await control.evaluate(giveFocus);
          const end = performance.now() + timeout;
          while (changed < perimeter && performance.now() < end)
            changed = countChangedPixels(await readPixels(page, around), unfocused, 3);
          await page.evaluate(removeFocus, target);
        }
        if (changed < perimeter)
          violations.push({
            target,
            box,
            message: `The focus on “${name}” changes ${changed} px by 3 : 1; a line of 2 px around it has ${Math.round(perimeter)}. Draw an outline of 3 px, and let nothing cover it.`,
          });
      }
      return violations;
    }),
};

/**
 * Runs in the page. Gives the focus to a control and waits until it is there: by script, as the
 * keyboard is in use, so that what Tab does not reach is measured as well. Describes what has the
 * focus then, as the page may hand it on to another control.
 */
async function giveFocus(control: HTMLElement) {
  control.focus();
  const isFocused = await audit.holdsSoon(() => {
    const element = document.activeElement as HTMLElement;
    const { top, right, bottom, left } = element.getBoundingClientRect();
    const isInView =
      bottom >= 0 && top <= window.innerHeight && right >= 0 && left <= window.innerWidth;
    return isInView && element.matches(':focus-visible') && audit.listTabbable().includes(element);
  });
  const element = isFocused ? document.activeElement! : control;
  const along = ({ width, height }: DOMRect) => Math.max(0, 4 * (width + height) - 16);
  const alongPieces = [...element.getClientRects()].reduce((sum, one) => sum + along(one), 0);
  return {
    isFocused,
    ...audit.locate(element),
    name: audit.shorten(audit.nameOf(element)),
    // Area of a line of 2 px within the edge, the shorter one of a box around all and of one around
    // each piece: a link that goes on in the next line may be far from where it began.
    // https://www.w3.org/TR/WCAG22/#dfn-perimeter
    perimeter: Math.min(along(element.getBoundingClientRect()), alongPieces || Infinity),
  };
}

/** Runs in the page. Takes the focus from a control and waits until it is gone. */
async function removeFocus(target: string) {
  const control = document.querySelector<HTMLElement>(target);
  if (!control?.matches(':focus')) return { hadFocus: false, isRemoved: false };
  // A list closes when the focus leaves it, and the outline of its button may reach the control.
  const summary = control.closest('details')?.querySelector('summary');
  if (summary && summary !== control) summary.focus({ preventScroll: true, focusVisible: false });
  else control.blur();
  const isRemoved = await audit.holdsSoon(() => !document.activeElement?.matches(target));
  return { hadFocus: true, isRemoved };
}
