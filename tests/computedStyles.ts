import type { Page } from '@playwright/test';

/** What an element looks like: every computed style, and those of its `::before` and `::after`. */
type Look = { className: string; styles: string[] };

/**
 * Reads the computed styles of the elements that `roots` select, and of everything inside them.
 * Animations and transitions are at their end.
 *
 * @returns them by the path of each element from its root
 */
export function readComputedStyles(page: Page, roots = ':root'): Promise<Record<string, Look>> {
  return page.evaluate((selector) => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      else animation.cancel();
    const read = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && ['none', 'normal'].includes(style.content)) return [];
      // A variable may be written otherwise; what it gives is compared.
      const names = [...style].filter((name) => !name.startsWith('--'));
      return names.map((name) => `${pseudo ?? ''} ${name}: ${style.getPropertyValue(name)}`);
    };
    const looks: Record<string, Look> = {};
    const walk = (element: Element, path: string) => {
      if (element.matches('head, script, style, link')) return;
      looks[path] = {
        className: element.getAttribute('class') ?? '',
        styles: [undefined, '::before', '::after'].flatMap((pseudo) => read(element, pseudo)),
      };
      for (const [position, child] of [...element.children].entries())
        walk(child, `${path} > ${child.localName}:${position}`);
    };
    for (const [position, root] of [...document.querySelectorAll(selector)].entries())
      walk(root, `${root.localName}:${position}`);
    return looks;
  }, roots);
}

/** The elements of which the second look is another, or which are not in both. */
export function findDifferences(
  one: Readonly<Record<string, Look>>,
  other: Readonly<Record<string, Look>>,
): string[] {
  const paths = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...paths].flatMap((path) => {
    const [first, second] = [one[path], other[path]];
    if (!first || !second) return [`${path} is only in one of them`];
    const known = new Set(second.styles);
    const changed = first.styles.filter((style) => !known.has(style));
    if (changed.length === 0) return [];
    return [`${path} .${first.className}: ${changed.slice(0, 4).join(';')}`];
  });
}
