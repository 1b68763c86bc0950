import type { Page } from 'playwright-core';
import { withFreshPage } from '../../gather/freshPage.ts';
import { isNarrow, isPlain, isWide } from '../../matrix.ts';
import { NotMeasured, type FoundViolation, type Rule } from '../../rule.ts';
import {
  focusControl,
  isFirstDirection,
  isPressVariant,
  listPartControls,
  scrollToControl,
  type Control,
} from '../shared/controls.ts';
import { holdsSoon } from '../shared/holdsSoon.ts';
import { withoutTransitions } from '../shared/withoutTransitions.ts';

const inputs: readonly { name: string; use: (page: Page, control: Control) => Promise<void> }[] = [
  { name: 'pointer', use: hoverControl },
  { name: 'focus', use: focusControl },
];

export const contentOnHover: Rule = {
  id: 'content-on-hover',
  description: 'Nothing appears because the pointer or the focus is on a control.',
  criteria: {
    '1.4.13':
      'Within two seconds of the pointer or the focus on a control, no text and no image appears outside of it.',
  },
  exclusions:
    'Pages in further languages, whose style and scripts are the same. Header and footer on pages that share them with another one. The dark scheme and preferences, which show nothing else; 390×844, which has the style of 320×256. States in which nothing lies over the page, and what lies over it in small viewports.',
  appliesTo: (variant, page, config) =>
    isPressVariant(variant, page, config) ||
    (page.isStyleSample === true &&
      isFirstDirection(page, config) &&
      isPlain(variant) &&
      variant.scheme === 'light' &&
      (isNarrow(variant) || isWide(variant))),
  evaluate: (context) =>
    withFreshPage(
      context,
      (page) =>
        withoutTransitions(page, async () => {
          const violations: FoundViolation[] = [];
          for (const control of await listPartControls(page, context))
            for (const { name: input, use } of inputs) {
              const before = await listOutside(page, control);
              await use(page, control);
              await page.clock.runFor(2000);
              const after = await listOutside(page, control);
              const appeared = after.find((text) => !before.includes(text));
              const { target, box, name } = control;
              if (appeared !== undefined)
                violations.push({
                  target,
                  box,
                  message: `“${appeared.length > 80 ? `${appeared.slice(0, 79)}…` : appeared}” appears when the ${input} is on “${name}”. Show it always, or when the control is pressed.`,
                });
            }
          return violations;
        }),
      context.variant.state,
    ),
};

/** @throws NotMeasured where the pointer is not on the control then */
async function hoverControl(page: Page, control: Control): Promise<void> {
  const { x, y } = await scrollToControl(page, control);
  await page.mouse.move(x, y);
  const isHovered = (target: string) => document.querySelector(target)?.matches(':hover') === true;
  if (!(await holdsSoon(page, isHovered, control.target)))
    throw new NotMeasured(
      `The pointer did not get onto “${control.name}”, and what it shows was not measured.`,
    );
}

/**
 * Texts and images outside of the control: a skip link that comes into view is the control itself,
 * and a tooltip that repeats the text of its control is not.
 */
function listOutside(page: Page, { target }: Control): Promise<string[]> {
  return page.evaluate((selector) => {
    const control = document.querySelector(selector);
    return audit
      .listContent()
      .filter(({ element }) => !control?.contains(element))
      .map(({ text }) => text);
  }, target);
}
