import type { Page } from '@playwright/test';
import type { Check } from '../check.ts';
import { onFreshPage } from '../freshPage.ts';
import { holdNavigation, listVisited } from '../holdNavigation.ts';
import { isDetailed, isNarrow, isReference, opens } from '../matrix.ts';

export const passingTime: Check = {
  id: 'passing-time',
  criteria: {
    '2.2.1': 'Nothing vanishes in a minute, or when a day has passed.',
    '2.2.2': 'Nothing on the page changes in a minute, or when a day has passed.',
    '2.2.3': 'Nothing on the page changes in a minute, or when a day has passed.',
    '2.2.4':
      'Nothing comes up in a minute, or when a day has passed; the note that offers another language was seen before.',
    '3.2.5': 'No other page comes in a minute, or when a day has passed.',
  },
  about:
    'While a minute passes on the page’s clock, and a day at a leap, nothing on it moves or changes, and no other page opens.',
  leaves:
    'Languages but one of each direction of writing, which have the same scripts; looks and states: a message stands for a day in message.',
  looksAt: (variant, page) => isReference(variant) && isDetailed(page),
  find: (subject) =>
    onFreshPage(subject, async (fresh) => {
      // Of the browser's own, which the clock does not move.
      const refresh = fresh.locator('meta[http-equiv=refresh i]');
      if ((await refresh.count()) > 0)
        return [
          {
            message:
              'The page loads another one by itself (<meta http-equiv="refresh">). Leave that to the visitor.',
          },
        ];
      await holdNavigation(fresh);
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
          ...audit.place(element),
          message:
            'This changed by itself as time passed. Let it stand until the visitor changes it.',
        })),
      );
      const visits = (await listVisited(fresh)).map((address) => ({
        message: `The page went from ${fresh.url()} to ${address} by itself. Leave that to the visitor.`,
      }));
      return [...visits, ...changes];
    }),
};

/** The keys that a visitor might press without meaning anything by it. */
const keys = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/?.,;:!-+=*#[]'];

export const byItself: Check = {
  id: 'by-itself',
  criteria: {
    '2.1.4': 'No single letter, digit or sign does anything.',
    '3.2.1': 'The focus, on every control in turn, changes nothing and opens nothing.',
    '3.2.5': 'Neither the focus nor a single letter opens or changes a page.',
  },
  about:
    'No page opens, leads on or changes because the focus moved or a single letter was pressed.',
  leaves:
    'Languages but one of each direction of writing, which have the same scripts; looks, and what is open over other pages than the home page.',
  looksAt: (variant, page) =>
    isDetailed(page) &&
    (isReference(variant) || (opens(variant.state) && page.route === 'home' && isNarrow(variant))),
  async find({ page, walk, opened, auditPage: { address } }) {
    const before = { url: page.url(), body: await readBody(page) };
    await walk();
    const walked = { url: page.url(), body: await readBody(page) };
    // From the middle, where a leap up or down would be seen.
    const readPlace = () => page.evaluate(() => window.scrollY);
    await page.evaluate(() => {
      (document.activeElement as HTMLElement).blur();
      const top = document.documentElement.scrollHeight / 2;
      window.scrollTo({ top, behavior: 'instant' });
    });
    const place = await readPlace();
    for (const key of keys) await page.keyboard.press(key);
    const typed = { url: page.url(), body: await readBody(page) };
    const leapt = (await readPlace()) !== place;
    return [
      opened.length > 0 &&
        `The page opened ${opened.join(', ')} by itself. Open nothing that was not asked for.`,
      (walked.url !== before.url || walked.body !== before.body) &&
        `Moving the focus over ${address} changed it. Wait for Enter or a click.`,
      (leapt || typed.url !== walked.url || typed.body !== walked.body) &&
        'A single letter changed the page. Let shortcuts need Ctrl or Alt.',
    ]
      .filter((message) => message !== false)
      .map((message) => ({ message }));
  },
};

/** All of the document but what the focus itself may change. */
function readBody(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.outerHTML.replace(/ open=""/g, ''));
}
