import type { Page } from 'playwright-core';
import { withPseudoClasses } from '../../gather/forcePseudoClasses.ts';
import { withScratchPage } from '../../gather/freshPage.ts';
import type { FoundViolation, Rule } from '../../rule.ts';

export const reducedMotion: Rule = {
  id: 'reduced-motion',
  description: 'Nothing moves, fades or scrolls smoothly for a user who prefers reduced motion.',
  criteria: {
    '2.3.3':
      'With reduced motion no style has a transition, an animation or smooth scrolling, not under the pointer either, and a link to a part of the page leads there at once.',
  },
  exclusions:
    'Users who did not ask for reduced motion; elements under the pointer, and links within the page, on pages that are no style samples, since their style and scripts are the same.',
  appliesTo: ({ preference }) => preference === 'reduced motion',
  async evaluate(context) {
    const { page, auditPage } = context;
    const untouched = await findMoving(page);
    if (!auditPage.isStyleSample) return untouched;
    const used = await withPseudoClasses(page, ['hover', 'active'], 'body *', () =>
      findMoving(page),
    );
    const isNew = ({ target }: FoundViolation) => !untouched.some((one) => one.target === target);
    return [
      ...untouched,
      ...used.filter(isNew),
      ...(await withScratchPage(context, findSmoothScrolling)),
    ];
  },
};

function findMoving(page: Page): Promise<FoundViolation[]> {
  return page.evaluate(() => {
    const longest = (list: string) => Math.max(...list.split(',').map((time) => parseFloat(time)));
    const isMoving = (element: Element) =>
      ['', '::before', '::after'].some((part) => {
        const style = getComputedStyle(element, part);
        if (part && style.content === 'none') return false;
        return (
          (style.transitionProperty !== 'none' && longest(style.transitionDuration) > 0.01) ||
          (style.animationName !== 'none' && longest(style.animationDuration) > 0.01) ||
          style.scrollBehavior === 'smooth'
        );
      });
    return [...document.querySelectorAll('*')].filter(isMoving).map((element) => ({
      ...audit.locate(element),
      message:
        'This moves although the user prefers reduced motion. Put its motion into @media (prefers-reduced-motion: no-preference).',
    }));
  });
}

/** A script may scroll smoothly where no style does: frame by frame, through more positions than a jump has. */
function findSmoothScrolling(page: Page): Promise<FoundViolation[]> {
  return page.evaluate(async () => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find(
      ({ pathname, hash }) => pathname === location.pathname && hash,
    );
    if (!link) return [];
    const positions = new Set([window.scrollY]);
    link.click();
    for (let frame = 0; frame < 30; frame += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
      positions.add(window.scrollY);
    }
    // A jump has three: where the page was, where the focus takes it, and where it stays.
    return positions.size <= 3
      ? []
      : [
          {
            ...audit.locate(link),
            message:
              'This link scrolls the page smoothly although the user prefers reduced motion. Read the preference in the script too.',
          },
        ];
  });
}
