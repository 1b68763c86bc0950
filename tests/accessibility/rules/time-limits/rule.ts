import { withFreshPage } from '../../gather/freshPage.ts';
import { interceptNavigation, listDestinations } from '../../gather/interceptNavigation.ts';
import { isReference } from '../../matrix.ts';
import type { Rule } from '../../rule.ts';

const unchanged = 'Nothing on the page changes within a minute, or after a day.';

export const timeLimits: Rule = {
  id: 'time-limits',
  description:
    'While a minute passes on the clock of the page, and then a day at once, nothing on the page changes and no other page opens.',
  criteria: {
    '2.2.1': 'Nothing disappears within a minute, or after a day.',
    '2.2.2': unchanged,
    '2.2.3': unchanged,
    '2.2.4': 'Nothing appears within a minute, or after a day.',
    '3.2.5': 'No other page opens within a minute, or after a day.',
  },
  exclusions:
    'Languages other than one of each direction of writing, which have the same scripts. Variants other than the reference, and states: the rule status-messages waits for a day with a message.',
  appliesTo: (variant, page) => isReference(variant) && page.isStyleSample === true,
  evaluate: (context) =>
    withFreshPage(context, async (fresh) => {
      // The browser's own timer, which the clock of the page does not set.
      const refresh = fresh.locator('meta[http-equiv=refresh i]');
      if ((await refresh.count()) > 0)
        return [
          {
            message:
              'The page loads another one by itself (<meta http-equiv="refresh">). Leave that to the user.',
          },
        ];
      await interceptNavigation(fresh);
      await fresh.evaluate(() => {
        const changed = new Set<Element>();
        Object.assign(globalThis, { changed });
        new MutationObserver((records) => {
          for (const { target } of records)
            changed.add(target instanceof Element ? target : target.parentElement!);
        }).observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        });
      });
      await fresh.clock.runFor('01:00');
      await fresh.clock.fastForward('24:00:00');
      const changes = await fresh.evaluate(() =>
        [...(Reflect.get(globalThis, 'changed') as Set<Element>)].map((element) => ({
          ...audit.locate(element),
          message: 'This changed by itself as time passed. Leave it until the user changes it.',
        })),
      );
      const navigations = (await listDestinations(fresh)).map((address) => ({
        message: `The page went from ${fresh.url()} to ${address} by itself. Leave that to the user.`,
      }));
      return [...navigations, ...changes];
    }),
};
