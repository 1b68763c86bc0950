import type { Page } from '@playwright/test';
import type { Check, Found } from '../check.ts';
import { onSpentPage } from '../freshPage.ts';
import { isDetailed } from '../matrix.ts';
import { inPseudo } from '../inPseudo.ts';

export const reducedMotion: Check = {
  id: 'reduced-motion',
  criteria: {
    '2.3.3':
      'With reduced motion no style has a transition, an animation or a gliding scroll, under the pointer neither, and a link to a part of the page leads there at once.',
  },
  about: 'With reduced motion nothing glides, fades or turns.',
  leaves:
    'Visitors who did not ask for less motion; what the pointer is on, and links within the page, in other languages than one of each direction, whose style and scripts are the same.',
  looksAt: ({ preference }) => preference === 'reduced motion',
  async find(subject) {
    const { page, auditPage } = subject;
    const still = await findMoving(page);
    if (!isDetailed(auditPage)) return still;
    const used = await inPseudo(page, ['hover', 'active'], 'body *', () => findMoving(page));
    const isNew = ({ target }: Found) => !still.some((one) => one.target === target);
    return [...still, ...used.filter(isNew), ...(await onSpentPage(subject, findGlide))];
  },
};

function findMoving(page: Page): Promise<Found[]> {
  return page.evaluate(() => {
    const seconds = (list: string) => Math.max(...list.split(',').map((time) => parseFloat(time)));
    const moves = (element: Element) =>
      ['', '::before', '::after'].some((part) => {
        const style = getComputedStyle(element, part);
        if (part && style.content === 'none') return false;
        return (
          (style.transitionProperty !== 'none' && seconds(style.transitionDuration) > 0.01) ||
          (style.animationName !== 'none' && seconds(style.animationDuration) > 0.01) ||
          style.scrollBehavior === 'smooth'
        );
      });
    return [...document.querySelectorAll('*')].filter(moves).map((element) => ({
      ...audit.place(element),
      message:
        'This still moves where the visitor asked for reduced motion. Put its motion into @media (prefers-reduced-motion: no-preference).',
    }));
  });
}

/** A script may glide where no style does: through more places than a leap has, frame by frame. */
function findGlide(page: Page): Promise<Found[]> {
  return page.evaluate(async () => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find(
      ({ pathname, hash }) => pathname === location.pathname && hash,
    );
    if (!link) return [];
    const places = new Set([window.scrollY]);
    link.click();
    for (let frame = 0; frame < 30; frame += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
      places.add(window.scrollY);
    }
    // Where it was, where the focus takes it, where it stays.
    return places.size <= 3
      ? []
      : [
          {
            ...audit.place(link),
            message:
              'Where this leads the page glides to, though the visitor asked for reduced motion. Ask for that in the script, too.',
          },
        ];
  });
}
