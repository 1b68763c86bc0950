import type { CDPSession } from '@playwright/test';

type DomNode = {
  backendNodeId: number;
  nodeType: number;
  /** Names and values in turn. */
  attributes?: string[];
  children?: DomNode[];
};

type Dom = {
  /** As `document.querySelectorAll('*')` has them. */
  elements: number[];
  /** The `lang` in force, by the number of the element or text. */
  languages: Map<number, string>;
};

/** What the accessibility tree does not tell: the order in the document, and the languages. */
export async function readDom(session: CDPSession): Promise<Dom> {
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const dom: Dom = { elements: [], languages: new Map() };
  collect(root, '', dom);
  // The document itself, whose title is spoken first, is in the language of its <html>.
  const [html] = dom.elements;
  dom.languages.set(root.backendNodeId, (html !== undefined && dom.languages.get(html)) || '');
  return dom;
}

const elementNode = 1;

function collect(node: DomNode, inherited: string, dom: Dom): void {
  const { attributes = [] } = node;
  const at = attributes.findIndex((name, index) => index % 2 === 0 && name === 'lang');
  const language = (at >= 0 && attributes[at + 1]) || inherited;
  if (node.nodeType === elementNode) dom.elements.push(node.backendNodeId);
  dom.languages.set(node.backendNodeId, language);
  for (const child of node.children ?? []) collect(child, language, dom);
}
