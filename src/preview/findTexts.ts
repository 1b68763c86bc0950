import { readMarks } from './keyMarks.ts';

type ShownText = { id: number; key: string; kind: 'shown'; range: Range };
type SpokenText = { id: number; key: string; kind: 'spoken'; element: Element; attribute: string };

export type FoundText = ShownText | SpokenText;

let lastId = 0;

const textAttributes = ['aria-label', 'aria-valuetext', 'alt', 'title', 'content'];

/**
 * Finds the texts that `markTexts` has marked, and removes the marks. A later call cannot find these texts
 * again, so it needs them as `knownTexts`.
 */
export function collectTexts(knownTexts: readonly FoundText[]): FoundText[] {
  const spokenTexts = findSpoken();
  const isInPage = (text: FoundText) => {
    if (text.kind === 'shown')
      return text.range.startContainer.isConnected && !text.range.collapsed;
    // The attribute may have another text by now. For example, the slider changes its `aria-valuetext`.
    const isReplaced = spokenTexts.some(
      (spoken) => spoken.element === text.element && spoken.attribute === text.attribute,
    );
    return text.element.isConnected && !isReplaced;
  };
  return [...knownTexts.filter(isInPage), ...findShown(), ...spokenTexts];
}

function findShown(): ShownText[] {
  const found: ShownText[] = [];
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

function findSpoken(): SpokenText[] {
  const selector = textAttributes.map((attribute) => `[${attribute}]`).join();
  return [...document.querySelectorAll(selector)].flatMap((element) =>
    textAttributes.flatMap((attribute): SpokenText[] => {
      const { text, marks } = readMarks(element.getAttribute(attribute) ?? '');
      if (marks.length === 0) return [];
      element.setAttribute(attribute, text);
      // The first key belongs to the whole text. Other keys belong to texts that are inserted into it.
      return [{ id: (lastId += 1), key: marks[0]!.key ?? '', kind: 'spoken', element, attribute }];
    }),
  );
}
