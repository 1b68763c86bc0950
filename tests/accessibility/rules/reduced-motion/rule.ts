import type { Page } from 'playwright-core';
import { withPseudoClasses } from '../../gather/forcePseudoClasses.ts';
import { withScratchPage } from '../../gather/freshPage.ts';
import type { FoundViolation, RuleDefinition } from '../../rule.ts';

export const rule: RuleDefinition = {
  criteria: {
    '2.3.3':
      'With reduced motion, nothing moves, fades or scrolls smoothly, not even under the pointer or while pressed.',
  },
  exclusions:
    'All preferences except reduced motion. In all languages except one for each writing direction: elements under the pointer or while pressed, and links within the page. The styles and the JavaScript are the same in all languages. Motion that scripts make. One exception is tested: scrolling after a click on the first link in the main content that leads to a part of the same page.',
  appliesTo: ({ preference }) => preference === 'reduced motion',
  async evaluate(context) {
    const untouched = await findMoving(context.page);
    if (!context.auditPage.isStyleSample) return untouched;
    const pseudoClasses = ['hover', 'active'];
    const find = () => findMoving(context.page);
    const used = await withPseudoClasses(context.page, pseudoClasses, '*', find);
    const byTarget = new Map([...used, ...untouched].map((one) => [one.target, one]));
    return [...byTarget.values(), ...(await withScratchPage(context, findSmoothScrolling))];
  },
};

function findMoving(page: Page): Promise<FoundViolation[]> {
  return page.evaluate(() => {
    const takesTime = (list: string) => list.split(',').some((time) => parseFloat(time) > 0.01);
    const isMoving = (element: Element) =>
      ['', '::before', '::after'].some((part) => {
        const style = getComputedStyle(element, part);
        if (part && style.content === 'none') return false;
        return (
          (style.transitionProperty !== 'none' && takesTime(style.transitionDuration)) ||
          (style.animationName !== 'none' && takesTime(style.animationDuration)) ||
          style.scrollBehavior === 'smooth'
        );
      });
    const message =
      'This moves although the user prefers reduced motion. Put its motion into @media (prefers-reduced-motion: no-preference).';
    return audit.toViolations(audit.listElements().filter(isMoving), message);
  });
}

function findSmoothScrolling(page: Page): Promise<FoundViolation[]> {
  return page.evaluate(async () => {
    const links = audit.listElements('main a[href]') as HTMLAnchorElement[];
    const link = links.find(({ pathname, hash }) => pathname === location.pathname && hash);
    if (!link) return [];
    const positions = new Set([window.scrollY]);
    link.click();
    for (let frame = 0; frame < 30; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      positions.add(window.scrollY);
    }
    // Scrolling without animation has up to three positions: at the start, after the target gets the focus,
    // and at the end.
    if (positions.size <= 3) return [];
    const message =
      'This link scrolls the page smoothly although the user prefers reduced motion. Read the preference in the script too.';
    return audit.toViolations([link], message);
  });
}
