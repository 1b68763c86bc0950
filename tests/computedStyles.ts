import type { Page } from '@playwright/test';

/** All computed styles of an element, of its `::before` and of its `::after`. */
type ElementStyles = { className: string; styles: string[] };

/** The styles of elements, by the path of each element from its root. */
export type PageStyles = Readonly<Record<string, ElementStyles>>;

/**
 * Finishes all animations, then reads the styles of the `roots` and of the elements inside them.
 *
 * @param properties a regular expression; only the properties whose names match it are read
 */
export async function readComputedStyles(
  page: Page,
  roots = ':root',
  properties = '',
): Promise<PageStyles> {
  const { names, elements } = await page.evaluate(readValues, [roots, properties] as const);
  return Object.fromEntries(
    elements.map(([path, className, pseudos]) => {
      const styles = pseudos.flatMap(([pseudo, values]) =>
        values.split('\n').map((value, index) => `${pseudo} ${names[index]}: ${value}`),
      );
      return [path, { className, styles }];
    }),
  );
}

/**
 * Runs in the page. Returns the names of all properties once, and the values of each element as one
 * string, because millions of short strings would take eight times as long.
 */
function readValues([roots, properties]: readonly [roots: string, properties: string]) {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    else animation.cancel();
  // Different values of a variable may have the same effect, so variables are not compared.
  const names = [...getComputedStyle(document.body)].filter(
    (name) => !name.startsWith('--') && name.match(properties),
  );
  const read = (element: Element, pseudo: string): [pseudo: string, values: string][] => {
    const style = getComputedStyle(element, pseudo);
    if (pseudo && ['none', 'normal'].includes(style.content)) return [];
    return [[pseudo, names.map((name) => style.getPropertyValue(name)).join('\n')]];
  };
  const elements: [path: string, className: string, pseudos: ReturnType<typeof read>][] = [];
  const walk = (element: Element, path: string) => {
    if (element.matches('head, script, style, link')) return;
    const pseudos = ['', '::before', '::after'].flatMap((pseudo) => read(element, pseudo));
    elements.push([path, element.getAttribute('class') ?? '', pseudos]);
    for (const [position, child] of [...element.children].entries())
      walk(child, `${path} > ${child.localName}:${position}`);
  };
  for (const [position, root] of [...document.querySelectorAll(roots)].entries())
    walk(root, `${root.localName}:${position}`);
  return { names, elements };
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
