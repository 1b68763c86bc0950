import type { CDPSession } from '@playwright/test';
import { readDom } from './dom.ts';

/** A node of what the browser hands to a screen reader. */
export type TreeNode = {
  /** The browser's own number of the element or text; the same as long as the page is. */
  id: number;
  role: string;
  name: string;
  description?: string;
  /** BCP 47, the `lang` in force. */
  language: string;
  level?: number;
  expanded?: boolean;
  live?: string;
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

export type BrowserTree = {
  root: TreeNode;
  /** The numbers of the elements, in the order of the document. */
  elements: readonly number[];
};

export async function readBrowserTree(session: CDPSession): Promise<BrowserTree> {
  const [{ nodes }, { elements, languages }] = await Promise.all([
    session.send('Accessibility.getFullAXTree'),
    readDom(session),
  ]);
  return { root: toTree(nodes, languages), elements };
}

/** @param languages by the number of the element or text */
export function toTree(
  nodes: readonly RawNode[],
  languages: ReadonlyMap<number, string>,
): TreeNode {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const convert = (raw: RawNode, inherited: string): TreeNode[] => {
    const id = raw.backendDOMNodeId ?? -1;
    // What a style sheet adds has no place in the document, and the language of what it stands in.
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
    const description = toWords(raw.description?.value);
    const [level, expanded] = [property('level'), property('expanded')];
    return [
      {
        id,
        role,
        name: toWords(raw.name?.value),
        language,
        children,
        ...(description && { description }),
        ...(typeof level === 'number' && { level }),
        ...(typeof expanded === 'boolean' && { expanded }),
        ...(typeof live === 'string' && live !== 'off' && { live }),
      },
    ];
  };
  const [root] = nodes[0] ? convert(nodes[0], '') : [];
  if (!root)
    throw new Error('The browser sent no accessibility tree; the page may not have loaded.');
  return root;
}

/** They hold others together, and no screen reader speaks of them. */
const wrappers = new Set(['', 'none', 'generic', 'InlineTextBox', 'LayoutTable']);

/** Without line breaks and without marks for the direction of writing, which are not spoken. */
export function toWords(value: unknown): string {
  return typeof value === 'string'
    ? value
        .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
        .replace(/\s+/g, ' ')
        .trim()
    : '';
}

export function* walk(node: TreeNode): Generator<TreeNode> {
  yield node;
  for (const child of node.children) yield* walk(child);
}

export function findNode(root: TreeNode, id: number): TreeNode | undefined {
  return walk(root).find((node) => node.id === id);
}
