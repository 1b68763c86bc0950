import { NotMeasured, type RuleDefinition } from '../../rule.ts';
import { holdsSoon } from '../shared/holdsSoon.ts';

/** This rule runs last (`rules/index.ts`), because the other rules need the focus on the skip link. */
export const rule: RuleDefinition = {
  criteria: {
    '2.4.1':
      'The first press of Tab moves the focus to a link to the main content. Enter on this link moves the focus to the main content.',
  },
  exclusions: 'States other than “skip link focused”. Pages without controls.',
  appliesTo: ({ state }) => state === 'skip link focused',
  async evaluate({ page }) {
    if (await page.evaluate(() => audit.listControls().length === 0)) return [];
    const hasFocus = () => audit.focusedElement() !== document.body;
    if (!(await holdsSoon(page, hasFocus, undefined)))
      throw new NotMeasured('The first Tab led to no element, so no skip link was tested.');
    const { name, isSkipLink, ...located } = await page.evaluate(() => {
      const link = audit.focusedElement() as HTMLAnchorElement;
      const [main] = audit.listElements('main, [role=main]');
      return {
        ...audit.describe(link),
        isSkipLink: link.href === new URL(`#${main?.id}`, location.href).href,
      };
    });
    let message = `The first Tab leads to “${name}”. Let a link to the main content come first.`;
    if (isSkipLink) {
      await page.keyboard.press('Enter');
      const hasArrived = () => audit.focusedElement().matches('main, [role=main]');
      if (await holdsSoon(page, hasArrived, undefined, 2000)) return [];
      message = `“${name}” does not take the focus to the main content. Let it link to the id of a <main> that has tabindex="-1".`;
    }
    return [{ ...located, message }];
  },
};
