import type { Page } from '@playwright/test';
import type { Found } from '../check.ts';
import { paint } from '../pixels.ts';
import { countChanged, surround } from './focusIndicator.ts';

/** What says that it is current says so to the eye: by a line of a pixel as long as it is, at least. */
export async function findFaintCurrent(page: Page): Promise<Found[]> {
  const count = await page.evaluate(
    () =>
      [...document.querySelectorAll('[aria-current]')].filter((element) => {
        const isMarked = audit.isShown(element);
        element.toggleAttribute('data-audit-current', isMarked);
        return isMarked;
      }).length,
  );
  const found: Found[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const { current, ...thing } = await page.evaluate((index) => {
      const element = document.querySelectorAll('[data-audit-current]')[index]!;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { ariaCurrent } = element;
      return { ...audit.place(element), name: audit.nameOf(element), current: ariaCurrent };
    }, nth);
    const say = (state: string | null) =>
      page.evaluate(
        ([index, value]) => {
          document.querySelectorAll('[data-audit-current]')[index]!.ariaCurrent = value;
        },
        [nth, state] as const,
      );
    const marked = await paint(page, surround(thing.box));
    await say(null);
    const plain = await paint(page, surround(thing.box));
    await say(current);
    const changed = countChanged(marked, plain);
    const least = Math.round(thing.box.width);
    const { name, target, box } = thing;
    if (changed < least)
      found.push({
        target,
        box,
        message: `“${name}” is marked as current by ${changed} px that differ 3 : 1; a line below it has ${least}. Mark it by a line or a sign.`,
      });
  }
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-audit-current]'))
      element.removeAttribute('data-audit-current');
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  return found;
}
