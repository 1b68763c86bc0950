import { parse, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

const unseen = new Set(['head', 'noscript', 'script', 'style', 'template']);

/** What a visitor can read or hear on a built page, phrase by phrase: its texts and its pictures'. */
export function htmlToPhrases(html: string): string[] {
  return toPhrases(parse(html))
    .map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean);
}

function toPhrases(node: Node): string[] {
  if ('value' in node) return [node.value];
  if ('tagName' in node) {
    if (isUnseen(node)) return [];
    if (node.tagName === 'img') return [attribute(node, 'alt') ?? ''];
  }
  return 'childNodes' in node ? node.childNodes.flatMap(toPhrases) : [];
}

function isUnseen(element: Element): boolean {
  const { tagName, parentNode } = element;
  return (
    unseen.has(tagName) ||
    attribute(element, 'hidden') !== undefined ||
    attribute(element, 'aria-hidden') === 'true' ||
    // Of what is folded up, only the summary can be read.
    (tagName !== 'summary' &&
      parentNode !== null &&
      'tagName' in parentNode &&
      parentNode.tagName === 'details' &&
      attribute(parentNode, 'open') === undefined)
  );
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attr) => attr.name === name)?.value;
}
