import type { Page } from 'playwright-core';
import { withFreshPage } from '../../gather/freshPage.ts';
import { shorten } from '../shared/shorten.ts';
import {
  NotMeasured,
  type FoundViolation,
  type RuleDefinition,
  type RuleContext,
} from '../../rule.ts';
import {
  focusControl,
  isNarrowSample,
  isPressVariant,
  listPartControls,
  pressAndNarrowExclusions,
  scrollToControl,
  type Control,
} from '../shared/controls.ts';
import { holdsSoon } from '../shared/holdsSoon.ts';
import { withoutTransitions } from '../shared/withoutTransitions.ts';

export const rule: RuleDefinition = {
  criteria: {
    '1.4.13':
      'No text or image appears outside a control within two seconds after the pointer or the focus reaches the control.',
  },
  exclusions: `${pressAndNarrowExclusions} Elements that are not controls. Images other than <img>. Generated content, values of fields, and texts that are also visible elsewhere outside of the control.`,
  appliesTo: (variant, page, config) =>
    isPressVariant(variant, page, config) || isNarrowSample(variant, page, config),
  evaluate: (context) =>
    withFreshPage(context, (page) => withoutTransitions(page, () => findAppearing(page, context))),
};

const inputs = { pointer: hoverControl, focus: focusControl };

async function findAppearing(page: Page, context: RuleContext): Promise<FoundViolation[]> {
  const { violations } = context;
  for (const control of await listPartControls(page, context)) {
    const { target, name } = control;
    // A skip link that comes into view is itself the control, so it is not reported. A tooltip is reported,
    // even if it repeats the text of the control.
    const listOutside = () =>
      page.evaluate((selector) => {
        const own = audit.findElement(selector)!;
        const outside = audit.listContent().filter(({ element }) => !audit.contains(own, element));
        return outside.map(({ text }) => text);
      }, target);
    let before = await listOutside();
    for (const [input, moveTo] of Object.entries(inputs)) {
      await moveTo(page, control);
      await page.clock.runFor(2000);
      const now = await listOutside();
      const appeared = now.find((text) => !before.includes(text));
      before = now;
      if (appeared !== undefined)
        violations.push({
          ...control,
          message: `“${shorten(appeared)}” appears when the ${input} is on “${name}”. Show it always, or when the control is pressed.`,
        });
    }
  }
  return violations;
}

/** @throws NotMeasured if the pointer does not get onto the control */
async function hoverControl(page: Page, control: Control): Promise<void> {
  const { x, y } = await scrollToControl(page, control);
  await page.mouse.move(x, y);
  const isHovered = (target: string) => audit.findElement(target)?.matches(':hover') === true;
  if (!(await holdsSoon(page, isHovered, control.target)))
    throw new NotMeasured(
      `The pointer did not get onto “${control.name}”, so the effect of the pointer was not measured.`,
    );
}
