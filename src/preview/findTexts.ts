import { readMarks } from './keyMarks.ts';

/** The source is the range that contains the text, or the element whose attribute contains the text. */
export type FoundText = { id: number; key: string; source: Range | Element; attribute?: string };

let lastId = 0;

const textAttributes = [
  'aria-label',
  'aria-valuetext',
  'aria-description',
  'aria-roledescription',
  'aria-placeholder',
  'placeholder',
  'alt',
  'title',
  'content',
];

/**
 * Finds the texts that `markTexts` has marked, and removes the marks. A later call cannot find these texts
 * again, so it needs them as `knownTexts`.
 */
export function collectTexts(knownTexts: readonly FoundText[]): FoundText[] {
  const spokenTexts = findSpoken();
  const isInPage = ({ source, attribute }: FoundText) => {
    if (source instanceof Range) return source.startContainer.isConnected && !source.collapsed;
    // The text of an attribute, such as the slider's `aria-valuetext`, may have changed. Then the new text
    // replaces the old one.
    const isReplaced = spokenTexts.some(
      (spoken) => spoken.source === source && spoken.attribute === attribute,
    );
    return source.isConnected && !isReplaced;
  };
  return [...knownTexts.filter(isInPage), ...findShown(), ...spokenTexts];
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
        found.push({ id: (lastId += 1), key: begin.key, source: range });
      }
    }
  }
  return found;
}

function findSpoken(): FoundText[] {
  const selector = textAttributes.map((attribute) => `[${attribute}]`).join();
  return [...document.querySelectorAll(selector)].flatMap((element) =>
    textAttributes.flatMap((attribute): FoundText[] => {
      const { text, marks } = readMarks(element.getAttribute(attribute) ?? '');
      if (marks.length === 0) return [];
      element.setAttribute(attribute, text);
      // The first key belongs to the whole text. Other keys belong to texts that are inserted into it.
      return [{ id: (lastId += 1), key: marks[0]!.key ?? '', source: element, attribute }];
    }),
  );
}
