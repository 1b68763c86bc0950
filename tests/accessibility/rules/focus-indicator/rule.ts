import { countChangedPixels, readPixels, surround } from '../../gather/pixels.ts';
import { isNarrow, isPlain, isSharedOverlay, isWide, overlayOf } from '../../matrix.ts';
import { NotMeasured, type RuleDefinition } from '../../rule.ts';
import { findTestedPart, isNarrowSample } from '../shared/controls.ts';
import { withoutTransitions } from '../shared/withoutTransitions.ts';

/**
 * The time limit of the rule's second measurement, in milliseconds. Even a slow machine draws many frames in
 * this time.
 */
const timeout = 500;

export const rule: RuleDefinition = {
  criteria: {
    '2.4.7': 'The focus on each control changes at least one pixel on or around it.',
    '2.4.13':
      'The focus on each control changes at least as many pixels as an outline of 2 px has. Each of these pixels changes with a contrast of at least 3 : 1. If the indicator is the browser’s own, one pixel is enough.',
    '1.4.11':
      'The focus on each control changes at least one pixel with a contrast of at least 3 : 1.',
  },
  exclusions:
    '320×256, except three cases: forced colors, overlays, and the light scheme with default preferences in one language. Forced colors are tested in all languages, because text wraps at different places in each. 1280×800 and overlays in all languages except one for each writing direction, because all languages have the same styles. Outside of overlays: 390×844, large text and spaced text. Header, footer and overlays, except on one page of each language, because all pages share them. States without an overlay, except “loaded”. Reduced motion.',
  appliesTo: (variant, page, config) =>
    // In forced colors, the background of a line of text may cover the outline of a control in the line
    // before. Text wraps at different places in each language, so all languages are tested at 320 px.
    (variant.preference === 'forced colors' && isNarrow(variant)) ||
    isNarrowSample(variant, page, config) ||
    (page.isStyleSample === true &&
      (isSharedOverlay(variant, page, config) ||
        variant.preference === 'forced colors' ||
        ((isPlain(variant) || variant.preference === 'more contrast') && isWide(variant)))),
  evaluate: ({ page, ...audited }) =>
    withoutTransitions(page, async () => {
      const part = await findTestedPart(page, audited);
      // Press a key first, because some pages style the focus only after the first key. An overlay needs
      // no key, because it is usually opened with one.
      if (overlayOf(audited.variant.state, audited.config) === undefined)
        await page.keyboard.press('Tab');
      const controls = await page.evaluateHandle(
        (selector) => audit.listControls().filter((element) => audit.closest(element, selector)),
        part,
      );
      const { violations } = audited;
      for (const control of (await controls.getProperties()).values()) {
        const { isFocused, isDefault, name, target, box, outlineArea } =
          await control.evaluate(giveFocus);
        const toError = (fault: string) =>
          new NotMeasured(`“${name}” ${fault}, so its focus indicator was not measured.`);
        if (!isFocused) throw toError('did not get the focus or was not in view');
        let around = surround(box);
        const focused = await readPixels(page, around);
        const fault = await page.evaluate(removeFocus, target);
        if (fault) throw toError(fault);
        // WCAG accepts a visible, unmodified indicator of the browser, so one changed pixel is enough.
        const least = isDefault ? 1 : outlineArea;
        let unfocused = await readPixels(page, around);
        let indicated = focused;
        const isTooLittle = () => countChangedPixels(indicated, unfocused, 3) < least;
        if (isTooLittle()) {
          // Measure again. A script may draw the indicator later, or may move the control. Also, Chromium
          // sometimes takes both screenshots from the same frame.
          around = surround((await control.evaluate(giveFocus)).box);
          await page.evaluate(removeFocus, target);
          unfocused = await readPixels(page, around);
          await control.evaluate(giveFocus);
          const end = performance.now() + timeout;
          do indicated = await readPixels(page, around);
          while (isTooLittle() && performance.now() < end);
          await page.evaluate(removeFocus, target);
        }
        if (!isTooLittle()) continue;
        const changed = countChangedPixels(indicated, unfocused, 3);
        const isVisible = countChangedPixels(indicated, unfocused, 1) > 0;
        const failed = [!isVisible && '2.4.7', isVisible && changed === 0 && '1.4.11', '2.4.13'];
        const criteria = failed.filter((one) => one !== false);
        const message = `The focus on “${name}” changes ${changed} px with a contrast of at least 3 : 1. A line of 2 px around the control would have ${Math.round(outlineArea)} px. Draw an outline of 3 px, and let nothing cover it.`;
        violations.push({ target, box, criteria, message });
      }
      return violations;
    }),
};

/**
 * Runs in the page. Calls `focus()` instead of pressing Tab, because Tab may not reach the control. Describes
 * the element that has the focus at the end, because the page may move the focus to another element.
 */
async function giveFocus(control: HTMLElement) {
  control.focus();
  const isFocused = await audit.holdsSoon(() => {
    const element = audit.focusedElement();
    const { top, right, bottom, left } = element.getBoundingClientRect();
    const isInView =
      bottom >= 0 && top <= window.innerHeight && right >= 0 && left <= window.innerWidth;
    return isInView && element.matches(':focus-visible') && audit.listControls().includes(element);
  });
  const element = isFocused ? audit.focusedElement() : control;
  const readFocusRingColor = () => {
    const probe = document.createElement('i');
    probe.style.outline = 'auto -webkit-focus-ring-color';
    element.before(probe);
    const { outlineColor: color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
  const { outlineStyle, outlineColor } = getComputedStyle(element);
  const isDefault = outlineStyle === 'auto' && outlineColor === readFocusRingColor();
  const along = ({ width, height }: DOMRect) => Math.max(0, 4 * (width + height) - 16);
  const alongPieces = [...element.getClientRects()].reduce((sum, one) => sum + along(one), 0);
  return {
    isFocused,
    isDefault,
    ...audit.describe(element),
    // An outline of 2 px along the edge of the control has this area in pixels. A control that wraps can have
    // one outline around all its lines, or one around each line. The smaller area counts:
    // https://www.w3.org/TR/WCAG22/#dfn-perimeter
    outlineArea: Math.min(along(element.getBoundingClientRect()), alongPieces || Infinity),
  };
}

/** Runs in the page. Says why the focus could not be removed, or returns an empty text. */
async function removeFocus(target: string): Promise<string> {
  const control = audit.findElement(target);
  if (!control || control !== audit.focusedElement()) return 'lost the focus too early';
  // Keep the focus within a disclosure, because the disclosure may close when the focus leaves it. Hide the
  // outline of the summary, because the outline could overlap the control.
  const summary = control.closest('details')?.querySelector('summary');
  if (summary && summary !== control) summary.focus({ preventScroll: true, focusVisible: false });
  else control.blur();
  const isRemoved = await audit.holdsSoon(() => control !== audit.focusedElement());
  return isRemoved ? '' : 'did not give up the focus';
}
