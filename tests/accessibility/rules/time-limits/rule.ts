import { withFreshPage } from '../../gather/freshPage.ts';
import { interceptNavigation, listDestinations } from '../../gather/interceptNavigation.ts';
import { isReference } from '../../matrix.ts';
import type { Rule } from '../../rule.ts';

const covers = 'Nothing changes and no page opens within a minute, or after a day.';

export const timeLimits: Rule = {
  id: 'time-limits',
  criteria: { '2.2.1': covers, '2.2.2': covers, '2.2.3': covers, '2.2.4': covers, '3.2.5': covers },
  exclusions:
    'Languages other than one of each direction of writing, which have the same scripts; other variants and states. The timer of <meta http-equiv="refresh">, which axe reports.',
  appliesTo: (variant, page) => isReference(variant) && page.isStyleSample === true,
  evaluate: (context) =>
    withFreshPage(context, async (fresh) => {
      await interceptNavigation(fresh);
      const records = await fresh.evaluateHandle(() => {
        const changed = new Set<Element>();
        const everything = {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        };
        new MutationObserver((mutations) => {
          for (const { target } of mutations)
            changed.add(target instanceof Element ? target : target.parentElement!);
        }).observe(document.body, everything);
        return changed;
      });
      await fresh.clock.runFor('01:00');
      await fresh.clock.fastForward('24:00:00');
      const changes = await records.evaluate((changed) => {
        const message =
          'This changed by itself as time passed. Leave it until the user changes it.';
        return [...changed].map((element) => ({ ...audit.locate(element), message }));
      });
      const navigations = (await listDestinations(fresh)).map((address) => ({
        message: `The page went from ${fresh.url()} to ${address} by itself. Leave that to the user.`,
      }));
      return [...navigations, ...changes];
    }),
};
