import type { Page } from '@playwright/test';

/** All computed styles of an element, of its `::before` and of its `::after`. */
type ElementStyles = { className: string; styles: string[] };

/** The styles of elements, by the path of each element from its root. */
export type PageStyles = Readonly<Record<string, ElementStyles>>;

/** Finishes all animations, then reads the styles of the `roots` and of the elements inside them. */
export function readComputedStyles(page: Page, roots = ':root'): Promise<PageStyles> {
  return page.evaluate((selector) => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      else animation.cancel();
    const read = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && ['none', 'normal'].includes(style.content)) return [];
      // Different values of a variable may have the same effect, so variables are not compared.
      const names = [...style].filter((name) => !name.startsWith('--'));
      return names.map((name) => `${pseudo ?? ''} ${name}: ${style.getPropertyValue(name)}`);
    };
    const found: Record<string, ElementStyles> = {};
    const walk = (element: Element, path: string) => {
      if (element.matches('head, script, style, link')) return;
      found[path] = {
        className: element.getAttribute('class') ?? '',
        styles: [undefined, '::before', '::after'].flatMap((pseudo) => read(element, pseudo)),
      };
      for (const [position, child] of [...element.children].entries())
        walk(child, `${path} > ${child.localName}:${position}`);
    };
    for (const [position, root] of [...document.querySelectorAll(selector)].entries())
      walk(root, `${root.localName}:${position}`);
    return found;
  }, roots);
}

/** Reports the elements whose styles differ, and those that are missing on one side. */
export function findDifferences(one: PageStyles, other: PageStyles): string[] {
  const paths = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...paths].flatMap((path) => {
    const [first, second] = [one[path], other[path]];
    if (!first || !second) return [`${path} is missing on one side`];
    const otherStyles = new Set(second.styles);
    const changed = first.styles.filter((style) => !otherStyles.has(style));
    if (changed.length === 0) return [];
    return [`${path} .${first.className}: ${changed.slice(0, 4).join(';')}`];
  });
}
