import type { CDPSession, Page } from 'playwright-core';
import { cdpSession } from './cdpSession.ts';

/** A node of the tree that the browser hands to a screen reader. */
export type TreeNode = {
  /** The browser's number of the element or text, the same for as long as the document is. */
  id: number;
  /** Of an element: its index in `document.querySelectorAll('*')`. */
  index?: number;
  role: string;
  name: string;
  description?: string;
  /** BCP 47, the `lang` in force. */
  language: string;
  level?: number;
  expanded?: boolean;
  /** The politeness of a live region. */
  live?: string;
  /** The value of `aria-current`, which Chromium's protocol does not send along. */
  current?: string;
  children: TreeNode[];
};

/** As Chromium sends it: https://chromedevtools.github.io/devtools-protocol/tot/Accessibility/#type-AXNode */
export type RawNode = {
  nodeId: string;
  ignored: boolean;
  role?: { value?: unknown };
  name?: { value?: unknown };
  description?: { value?: unknown };
  properties?: { name: string; value: { value?: unknown } }[];
  childIds?: string[];
  backendDOMNodeId?: number;
};

/** What only the DOM tells, by the browser's number of the element or text. */
export type DomFacts = {
  languages: ReadonlyMap<number, string>;
  current: ReadonlyMap<number, string>;
  /** Indexes of the elements in `document.querySelectorAll('*')`. */
  indexes?: ReadonlyMap<number, number>;
};

export async function readAccessibilityTree(page: Page): Promise<TreeNode> {
  const session = await cdpSession(page);
  const [{ nodes }, facts] = await Promise.all([
    session.send('Accessibility.getFullAXTree'),
    readDomFacts(session),
  ]);
  return toTree(nodes, facts);
}

export function toTree(
  nodes: readonly RawNode[],
  { languages, current, indexes }: DomFacts,
): TreeNode {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const convert = (raw: RawNode, inherited: string): TreeNode[] => {
    const id = raw.backendDOMNodeId ?? -1;
    // Generated content has no node in the DOM, and the language of its parent.
    const language = languages.get(id) ?? inherited;
    const children = (raw.childIds ?? []).flatMap((child) => {
      const found = byId.get(child);
      return found ? convert(found, language) : [];
    });
    const property = (name: string) =>
      raw.properties?.find((one) => one.name === name)?.value.value;
    const live = property('live');
    const role = String(raw.role?.value ?? '');
    if (raw.ignored || (wrappers.has(role) && live === undefined)) return children;
    const description = normalizeText(raw.description?.value);
    const [level, expanded] = [property('level'), property('expanded')];
    const ownCurrent = current.get(id);
    const index = indexes?.get(id);
    return [
      {
        id,
        role,
        name: normalizeText(raw.name?.value),
        language,
        children,
        ...(index !== undefined && { index }),
        ...(description && { description }),
        ...(typeof level === 'number' && { level }),
        ...(typeof expanded === 'boolean' && { expanded }),
        ...(typeof live === 'string' && live !== 'off' && { live }),
        ...(ownCurrent && { current: ownCurrent }),
      },
    ];
  };
  const [root] = nodes[0] ? convert(nodes[0], '') : [];
  if (!root)
    throw new Error('The browser sent no accessibility tree; the page may not have loaded.');
  return root;
}

/** Screen readers do not announce these roles. */
const wrappers = new Set(['', 'none', 'generic', 'InlineTextBox', 'LayoutTable']);

/** Without line breaks and direction marks, which are not spoken. */
export function normalizeText(value: unknown): string {
  return typeof value === 'string'
    ? value
        .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
        .replace(/\s+/g, ' ')
        .trim()
    : '';
}

/** All nodes of a tree, in the order of the document. */
export function* listNodes(node: TreeNode): Generator<TreeNode> {
  yield node;
  for (const child of node.children) yield* listNodes(child);
}

export function findElement(root: TreeNode, index: number): TreeNode | undefined {
  return listNodes(root).find((node) => node.index === index);
}

export function findNode(root: TreeNode, id: number): TreeNode | undefined {
  return listNodes(root).find((node) => node.id === id);
}

type DomNode = {
  backendNodeId: number;
  nodeType: number;
  localName: string;
  /** Names and values in turn. */
  attributes?: string[];
  children?: DomNode[];
};

/** https://dom.spec.whatwg.org/#dom-node-element_node */
const elementNode = 1;

async function readDomFacts(session: CDPSession): Promise<DomFacts> {
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const languages = new Map<number, string>();
  const current = new Map<number, string>();
  const indexes = new Map<number, number>();
  const collect = (
    { backendNodeId, nodeType, attributes = [], children = [] }: DomNode,
    above: string,
  ) => {
    if (nodeType === elementNode) indexes.set(backendNodeId, indexes.size);
    const valueOf = (name: string) => {
      const at = attributes.findIndex((one, index) => index % 2 === 0 && one === name);
      return at < 0 ? undefined : attributes[at + 1];
    };
    const language = valueOf('lang') || above;
    languages.set(backendNodeId, language);
    const ownCurrent = valueOf('aria-current');
    if (ownCurrent && ownCurrent !== 'false') current.set(backendNodeId, ownCurrent);
    for (const child of children) collect(child, language);
  };
  collect(root, '');
  // The document, whose title is announced first, is in the language of its <html>.
  const html = root.children?.find(({ localName }) => localName === 'html');
  languages.set(root.backendNodeId, (html && languages.get(html.backendNodeId)) || '');
  return { languages, current, indexes };
}
