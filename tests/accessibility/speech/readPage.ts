import type { TreeNode } from '../gather/accessibilityTree.ts';
import { rolesNamedByContent, toUtterance, type Utterance } from './utterance.ts';

/** The page, or a part of it, read from top to bottom. */
export function readPage(node: TreeNode): Utterance[] {
  const parts =
    node.role === 'RootWebArea'
      ? [toUtterance(node), ...node.children.flatMap(readNode)]
      : readNode(node);
  return joinMarkers(parts);
}

type Part = Utterance & { isMarker?: true };

function readNode(node: TreeNode): Part[] {
  const { role, name, language, children } = node;
  if (role === 'ListMarker') return name ? [{ text: name, language, isMarker: true }] : [];
  if (role === 'StaticText') return isPunctuation(name) ? [] : [toUtterance(node)];
  const utterance = toUtterance(node);
  if (rolesNamedByContent.has(role)) {
    const controls = children.filter((child) => child.role === 'link' || child.role === 'button');
    return [utterance, ...controls.flatMap(readNode)];
  }
  const content = children.flatMap(readNode);
  if (isNotAnnounced(node)) return content;
  if (content.length === 0) return [utterance];
  const end = `end of ${[role, name].filter(Boolean).join(', ')}`;
  return [utterance, ...content, { text: end, language }];
}

/** Screen readers announce the content of these roles only, unless they have a name. */
const silentRoles: ReadonlySet<string> = new Set([
  'paragraph',
  'listitem',
  'time',
  'group',
  'status',
  'emphasis',
  'strong',
]);

const isNotAnnounced = ({ role, name }: TreeNode) =>
  role === 'LineBreak' || (silentRoles.has(role) && name === '');

/** A screen reader makes a pause of the full stop after a link. */
const isPunctuation = (text: string) => /^[.,;:!?،؛؟。、\s]*$/.test(text);

/** The marker of a list item is announced together with what follows it. */
function joinMarkers(parts: readonly Part[]): Utterance[] {
  const utterances: Utterance[] = [];
  let marker = '';
  for (const { isMarker, ...utterance } of parts) {
    if (isMarker) marker = `${utterance.text} `;
    else {
      utterances.push({ ...utterance, text: marker + utterance.text });
      marker = '';
    }
  }
  return utterances;
}
