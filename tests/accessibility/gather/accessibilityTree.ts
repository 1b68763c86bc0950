import type { CDPSession, Page } from 'playwright-core';
import { cdpSession } from './cdpSession.ts';

export type TreeNode = DomFacts & {
  /** The id is the browser's `backendNodeId`, which stays the same until the document is replaced. */
  id: number;
  role: string;
  name: string;
  description?: string;
  level?: number | undefined;
  expanded?: boolean | undefined;
  value?: string | undefined;
  live?: string | undefined;
  children: TreeNode[];
};

type DomFacts = {
  /** The index in `document.querySelectorAll('*')`, if the node is an element. */
  index?: number | undefined;
  language: string;
  current?: string | undefined;
  valueText?: string | undefined;
};

export async function readAccessibilityTree(page: Page): Promise<TreeNode> {
  const session = await cdpSession(page);
  const [{ nodes }, { root }] = await Promise.all([
    session.send('Accessibility.getFullAXTree'),
    getDocument(session),
  ]);
  const facts = readDomFacts(root);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const convert = (nodeId: string, inherited: string): TreeNode[] => {
    const raw = byId.get(nodeId);
    if (!raw) return [];
    const id = raw.backendDOMNodeId ?? -1;
    // Generated content has no node in the DOM, so it gets the language of its parent.
    const own = facts.get(id) ?? { language: inherited };
    const children = (raw.childIds ?? []).flatMap((child) => convert(child, own.language));
    const { live, level, expanded } = Object.fromEntries(
      (raw.properties ?? []).map(({ name, value }) => [name, value.value]),
    );
    const role: string = raw.role?.value ?? '';
    if (raw.ignored || (unannouncedRoles.has(role) && live === undefined)) return children;
    const name = normalizeText(raw.name?.value);
    const description = normalizeText(raw.description?.value);
    // The browser reports the value of a slider as a number, even if the slider has `aria-valuetext`.
    const value =
      role === 'slider' ? normalizeText(own.valueText ?? `${raw.value?.value}`) : undefined;
    const politeness = live === 'off' ? undefined : live;
    const node = { ...own, id, role, name, description, level, expanded, value };
    return [{ ...node, live: politeness, children }];
  };
  // The page title is the name of the document node, which has no `lang`, so use the language of <html>.
  const html = root.children?.find(({ localName }) => localName === 'html');
  const language = facts.get(html?.backendNodeId ?? -1)?.language ?? '';
  const [tree] = convert(nodes[0]?.nodeId ?? '', language);
  if (!tree)
    throw new Error('The browser sent no accessibility tree; the page may not have loaded.');
  return tree;
}

const unannouncedRoles = new Set(['', 'none', 'generic', 'InlineTextBox', 'LayoutTable']);

/** Screen readers do not speak line breaks and direction marks. */
const normalizeText = (text = ''): string =>
  text
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

export function* listNodes(node: TreeNode): Generator<TreeNode> {
  yield node;
  for (const child of node.children) yield* listNodes(child);
}

const getDocument = (session: CDPSession) => session.send('DOM.getDocument', { depth: -1 });

/** https://chromedevtools.github.io/devtools-protocol/tot/DOM/#type-Node */
export type DomNode = Awaited<ReturnType<typeof getDocument>>['root'];

/** https://dom.spec.whatwg.org/#dom-node-element_node */
const elementNode = 1;

/** The key is the `backendNodeId` of the element or text. */
function readDomFacts(root: DomNode): Map<number, DomFacts> {
  const facts = new Map<number, DomFacts>();
  let count = 0;
  const collect = (
    { backendNodeId, nodeType, attributes = [], children = [] }: DomNode,
    above: string,
  ) => {
    // The DevTools protocol lists attribute names and values alternately.
    const valueOf = (name: string) =>
      attributes.find((_, at) => at % 2 === 1 && attributes[at - 1] === name);
    const language = valueOf('lang') || above;
    const current = valueOf('aria-current');
    facts.set(backendNodeId, {
      language,
      ...(nodeType === elementNode && { index: count++ }),
      ...(current !== 'false' && { current }),
      valueText: valueOf('aria-valuetext'),
    });
    for (const child of children) collect(child, language);
  };
  for (const child of root.children ?? []) collect(child, '');
  return facts;
}
