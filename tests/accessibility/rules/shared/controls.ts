import { errors, type Page } from 'playwright-core';
import type { AuditConfig } from '../../config.ts';
import {
  isNarrow,
  isPlain,
  isReference,
  isSharedOverlay,
  isWide,
  overlayOf,
} from '../../matrix.ts';
import type { AuditPage } from '../../model.ts';
import { NotMeasured, type Rule, type RuleContext } from '../../rule.ts';
import { holdsSoon } from './holdsSoon.ts';

export type Control = Awaited<ReturnType<typeof listPartControls>>[number];

type Audited = Pick<RuleContext, 'auditPage' | 'variant' | 'config'>;

/** Rules that press controls need only one writing direction, because the JavaScript is the same in both. */
const isFirstSample = ({ dir, isStyleSample }: AuditPage, { pages }: AuditConfig) =>
  isStyleSample === true && dir === pages[0]?.dir;

/** One writing direction is enough, because both have the same styles for narrow viewports. */
export const isNarrowSample: Rule['appliesTo'] = (variant, page, config) =>
  isFirstSample(page, config) &&
  isPlain(variant) &&
  variant.scheme === 'light' &&
  isNarrow(variant);

export const isPressVariant: Rule['appliesTo'] = (variant, page, config) =>
  isFirstSample(page, config) &&
  (isReference(variant) ||
    (isSharedOverlay(variant, page, config) &&
      variant.preference === 'default' &&
      isWide(variant)));

const partExclusions =
  'All languages except one, because the JavaScript is the same in all languages. Header, footer and overlays, except on one page of each language, because all pages share them.';

export const pressExclusions = `${partExclusions} All variants except the loaded page in light and overlays in dark, both at 1280×800 with default preferences.`;

export const pressAndNarrowExclusions = `${partExclusions} All variants except the loaded page in light at 1280×800 and 320×256, and overlays in dark at 1280×800, all with default preferences.`;

/**
 * @returns the selector of the open overlay, or `main` or `body`
 * @throws NotMeasured if the overlay is gone
 */
export async function findTestedPart(page: Page, { auditPage, variant, config }: Audited) {
  const overlay = overlayOf(variant.state, config);
  if (overlay === undefined) {
    const hasMain = await page.evaluate(() => document.querySelector('main') !== null);
    return auditPage.hasSharedParts || !hasMain ? 'body' : 'main';
  }
  const isOpen = (selector: string) =>
    audit.listElements(selector).some((element) => element.checkVisibility());
  if (await holdsSoon(page, isOpen, overlay)) return overlay;
  throw new NotMeasured(
    `The page left the state “${variant.state}” before it was measured: no element that matches ${overlay} is visible.`,
  );
}

export async function listPartControls(page: Page, audited: Audited) {
  return page.evaluate(
    (part) =>
      audit
        .listControls()
        .filter((element) => audit.closest(element, part) && audit.isVisible(element))
        .map((element) => ({
          ...audit.describe(element),
          isButton: element.matches(
            'button, summary, [role=button], input:is([type=button], [type=submit], [type=reset], [type=image])',
          ),
          isSwitch: element.matches('input[type=checkbox], [role=checkbox], [role=switch]'),
          isLink: element.matches('a[href], [role=link]'),
          isSlider: element.matches('input[type=range]'),
        })),
    await findTestedPart(page, audited),
  );
}

/** @throws NotMeasured if the control does not take the focus */
export async function focusControl(page: Page, { target, name }: Control) {
  await page.evaluate((own) => audit.findElement(own)?.focus(), target);
  const hasFocus = (own: string) => audit.focusedElement() === audit.findElement(own);
  if (!(await holdsSoon(page, hasFocus, target)))
    throw new NotMeasured(
      `“${name}” did not take the focus, so that its response to keys was not measured.`,
    );
}

/**
 * @returns the middle of the first line of the control, in CSS pixels from the top left of the viewport
 * @throws NotMeasured if the control is gone or keeps moving
 */
export async function scrollToControl(page: Page, { target, name }: Control) {
  const found = await page.evaluateHandle((own) => audit.findElement(own), target);
  const element = found.asElement();
  if (!element)
    throw new NotMeasured(`“${name}” disappeared from the page before it was measured.`);
  await element.evaluate((own) => own.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await element.waitForElementState('stable', { timeout: 5000 }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
    throw new NotMeasured(`“${name}” does not stay in one place, and was not measured.`);
  });
  return element.evaluate((own) => {
    const { left, top, width, height } = own.getClientRects()[0] ?? own.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
}
