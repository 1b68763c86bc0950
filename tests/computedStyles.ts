import type { Page } from '@playwright/test';

/** `styles` contains entries such as `::before color: rgb(255, 0, 0)`, but no initial values. */
type ElementStyles = { className: string; styles: string[] };

export type PageStyles = Readonly<{ [path: string]: ElementStyles }>;

/** Ends all animations first. `properties` is a regular expression for the names of properties. */
export async function readComputedStyles(
  page: Page,
  roots = ':root',
  properties = '',
): Promise<PageStyles> {
  const elements = await page.evaluate(readStylesInPage, [roots, properties] as const);
  return Object.fromEntries(
    elements.map(([path, className, styles]) => [path, { className, styles: styles.split('\n') }]),
  );
}

/** Joins the styles of each element to one string, because many short strings take longer to transfer. */
function readStylesInPage([roots, properties]: readonly [roots: string, properties: string]) {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    else animation.cancel();
  const sample = document.createElement('div');
  sample.style.cssText = 'all: initial; direction: ltr; display: none';
  document.documentElement.append(sample);
  const initial = getComputedStyle(sample);
  // Different values of a variable may have the same effect, so variables are not compared.
  const names = [...initial].filter((name) => !name.startsWith('--') && name.match(properties));
  const initialValues = names.map((name) => initial.getPropertyValue(name));
  sample.remove();

  const elements: [path: string, className: string, styles: string][] = [];
  const walk = (element: Element, path: string) => {
    if (element.matches('head, script, style, link')) return;
    const styles: string[] = [];
    for (const pseudo of ['', '::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && ['none', 'normal'].includes(style.content)) continue;
      for (const [index, name] of names.entries()) {
        const value = style.getPropertyValue(name);
        if (value !== initialValues[index]) styles.push(`${pseudo} ${name}: ${value}`);
      }
    }
    elements.push([path, element.getAttribute('class') ?? '', styles.join('\n')]);
    for (const [position, child] of [...element.children].entries())
      walk(child, `${path} > ${child.localName}:${position}`);
  };
  for (const [position, root] of [...document.querySelectorAll(roots)].entries())
    walk(root, `${root.localName}:${position}`);
  return elements;
}

export function findDifferences(one: PageStyles, other: PageStyles): string[] {
  const paths = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...paths].flatMap((path) => {
    const [first, second] = [one[path], other[path]];
    if (!first || !second) return [`${path} is missing on one side`];
    const changed = [...new Set(first.styles).symmetricDifference(new Set(second.styles))];
    if (changed.length === 0) return [];
    return [`${path} .${first.className}: ${changed.slice(0, 4).join(';')}`];
  });
}
