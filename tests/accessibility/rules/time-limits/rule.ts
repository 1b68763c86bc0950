import { withFreshPage } from '../../gather/freshPage.ts';
import { interceptNavigation } from '../../gather/interceptNavigation.ts';
import { isReference } from '../../matrix.ts';
import type { RuleDefinition } from '../../rule.ts';

const noChange = 'Nothing changes by itself within a minute or after a day.';
const noNavigation =
  'The page does not go to another page by itself within a minute or after a day.';

export const rule: RuleDefinition = {
  criteria: {
    '2.2.1': noNavigation,
    '2.2.2': noChange,
    '2.2.3': noNavigation,
    '2.2.4': noChange,
    '3.2.5': noNavigation,
  },
  exclusions:
    'All languages except one for each writing direction, because the JavaScript is the same in all languages. All variants except “light, 1280×800, default preferences, loaded page”. Changes of <html> and <head>. The timer of <meta http-equiv="refresh">, which axe reports.',
  appliesTo: (variant, page) => isReference(variant) && page.isStyleSample === true,
  evaluate: (context) =>
    withFreshPage(context, async (fresh) => {
      const destinations = await interceptNavigation(fresh);
      const records = await fresh.evaluateHandle(() => {
        const changed = new Set<Element>();
        // React sometimes removes an attribute and writes it again with the same value. So the current
        // value is compared with the value before all changes.
        const isChange = (
          { type, target, attributeName, oldValue }: MutationRecord,
          index: number,
          all: MutationRecord[],
        ) =>
          type === 'childList' ||
          (all.findIndex((one) => one.target === target && one.attributeName === attributeName) ===
            index &&
            (target instanceof Element ? target.getAttribute(attributeName!) : target.nodeValue) !==
              oldValue);
        const observer = new MutationObserver((mutations) => {
          for (const { target } of mutations.filter(isChange))
            changed.add(target instanceof Element ? target : audit.parentOf(target)!);
        });
        const options = {
          subtree: true,
          childList: true,
          characterDataOldValue: true,
          attributeOldValue: true,
        };
        for (const root of audit.listRoots())
          observer.observe(root instanceof Document ? root.body : root, options);
        return changed;
      });
      await fresh.clock.runFor('01:00');
      await fresh.clock.fastForward('24:00:00');
      const changes = await records.evaluate((changed) => {
        const message =
          'This changed by itself as time passed. Leave it until the user changes it.';
        return audit.toViolations([...changed], message, ['2.2.2', '2.2.4']);
      });
      const navigations = (await destinations.jsonValue()).map((address) => ({
        criteria: ['2.2.1', '2.2.3', '3.2.5'],
        message: `The page went from ${fresh.url()} to ${address} by itself. Leave that to the user.`,
      }));
      return [...navigations, ...changes];
    }),
};
