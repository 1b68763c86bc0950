import { listNodes, type TreeNode } from '../gather/accessibilityTree.ts';
import { rolesNamedByContent, toUtterance, type Utterance } from './utterance.ts';

export function readNodes(nodes: readonly TreeNode[]): Utterance[] {
  // A list marker is announced together with the next utterance.
  let marker = '';
  return nodes.flatMap((node) => {
    if (node.role === 'ListMarker') marker = node.name && `${node.name} `;
    const [first, ...others] = readNode(node);
    if (!first) return [];
    const joined = { ...first, text: marker + first.text };
    marker = '';
    return [joined, ...others];
  });
}

export const readTabStops = (root: TreeNode, stops: readonly { index: number }[]): Utterance[] =>
  stops.map(({ index }) => {
    const node = listNodes(root).find((one) => one.index === index);
    if (node) return toUtterance(node);
    return { text: '(the focused element is not announced)', language: root.language };
  });

function readNode(node: TreeNode): Utterance[] {
  const { role, name, language, children } = node;
  if (role === 'ListMarker' || (role === 'StaticText' && isPunctuation(name))) return [];
  const utterance = toUtterance(node);
  if (rolesNamedByContent.test(role))
    return [utterance, ...readNodes(children.flatMap(listControls))];
  const content = readNodes(children);
  if (role === 'LineBreak' || (silentRoles.test(role) && name === '')) return content;
  if (content.length === 0 || role === 'RootWebArea') return [utterance, ...content];
  const end = `end of ${[role, name].filter(Boolean).join(', ')}`;
  return [utterance, ...content, { text: end, language }];
}

const listControls = (node: TreeNode): TreeNode[] =>
  ['link', 'button'].includes(node.role) ? [node] : node.children.flatMap(listControls);

/** If an element with one of these roles has no name, screen readers announce only its content. */
const silentRoles = /^(?:paragraph|listitem|time|group|status|emphasis|strong)$/;

/** Screen readers do not say a text that is only punctuation, such as the full stop after a link. */
const isPunctuation = (text: string) => /^[.,;:!?،؛؟。、\s]*$/.test(text);
