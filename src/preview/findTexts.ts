import { readMarks } from './keyMarks.ts';

/** A text where it stands: between two places of the page, or in an attribute of an element. */
export type FoundText = { id: number; key: string } & (
  { kind: 'shown'; range: Range } | { kind: 'spoken'; element: Element; attribute: string }
);

let lastId = 0;

/** Attributes that hold words. */
const attributes = ['aria-label', 'aria-valuetext', 'alt', 'title', 'content'];

/**
 * Takes the marks out of the page, which is as it was then, and remembers what they said.
 *
 * @returns those that are still in the page, of this call and of those before
 */
export function collectTexts(known: readonly FoundText[]): FoundText[] {
  const isThere = (found: FoundText) =>
    found.kind === 'shown'
      ? found.range.startContainer.isConnected && !found.range.collapsed
      : found.element.isConnected;
  const spoken = findSpoken();
  // The slider's value is another text each time.
  const isRenewed = (found: FoundText) =>
    found.kind === 'spoken' &&
    spoken.some(
      (one) =>
        one.kind === 'spoken' && one.element === found.element && one.attribute === found.attribute,
    );
  const left = known.filter((found) => isThere(found) && !isRenewed(found));
  return [...left, ...findShown(), ...spoken];
}

function findShown(): FoundText[] {
  const found: FoundText[] = [];
  const open: { key: string; node: Text; position: number }[] = [];
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const { text, marks } = readMarks(node.data);
    if (marks.length === 0) continue;
    node.data = text;
    for (const { key, position } of marks) {
      if (key !== undefined) open.push({ key, node, position });
      else {
        const begin = open.pop();
        if (!begin) continue;
        const range = document.createRange();
        range.setStart(begin.node, begin.position);
        range.setEnd(node, position);
        found.push({ id: (lastId += 1), key: begin.key, kind: 'shown', range });
      }
    }
  }
  return found;
}

function findSpoken(): FoundText[] {
  const selector = attributes.map((attribute) => `[${attribute}]`).join();
  return [...document.querySelectorAll(selector)].flatMap((element) =>
    attributes.flatMap((attribute): FoundText[] => {
      const { text, marks } = readMarks(element.getAttribute(attribute) ?? '');
      if (marks.length === 0) return [];
      element.setAttribute(attribute, text);
      // The first is that of the whole; others are filled into it.
      return [{ id: (lastId += 1), key: marks[0]!.key ?? '', kind: 'spoken', element, attribute }];
    }),
  );
}
