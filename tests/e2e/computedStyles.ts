import type { Page } from '@playwright/test';

/**
 * The computed styles of every element below `root`, and of what it has before and after its content.
 * Animations and transitions are at their end.
 *
 * @returns for each, its path and what differs from a plain element of its kind
 */
export function readComputedStyles(page: Page, root = ':root'): Promise<Record<string, string[]>> {
  return page.evaluate((selector) => {
    for (const animation of document.getAnimations()) animation.finish();
    const toPath = (element: Element): string => {
      const { parentElement, localName } = element;
      if (!parentElement) return localName;
      const position = [...parentElement.children].indexOf(element);
      return `${toPath(parentElement)} > ${localName}:${position}`;
    };
    const read = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && ['none', 'normal'].includes(style.content)) return [];
      return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
    };
    const start = document.querySelector(selector)!;
    const elements = [start, ...start.querySelectorAll('*')].filter(
      (element) => !element.matches('head, head *, script, style, link, template'),
    );
    return Object.fromEntries(
      elements.flatMap((element) =>
        [undefined, '::before', '::after'].map((pseudo) => [
          `${toPath(element)}${pseudo ?? ''} .${element.getAttribute('class') ?? ''}`,
          read(element, pseudo),
        ]),
      ),
    );
  }, root);
}

/** What the second of two pages has otherwise, element by element. */
export function findDifferences(
  one: Readonly<Record<string, string[]>>,
  other: Readonly<Record<string, string[]>>,
): string[] {
  return Object.entries(one).flatMap(([element, styles]) => {
    const others = new Set(other[element] ?? []);
    const missing = styles.filter((style) => !others.has(style));
    return missing.length > 0 ? [`${element} is not ${missing.slice(0, 5).join('; ')}`] : [];
  });
}
