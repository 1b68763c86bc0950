import { listNodes, type TreeNode } from '../gather/accessibilityTree.ts';
import { toUtterance, type Utterance } from './utterance.ts';

/** The lists that screen readers make of a page, with which most of their users navigate. */

/** The level stands before the name, and as indentation, so that a skipped level stands out. */
export function listHeadings(root: TreeNode): Utterance[] {
  return [...listNodes(root)]
    .filter(({ role }) => role === 'heading')
    .map((node) => {
      const { level = 0, name } = node;
      return { ...toUtterance(node), text: `${indent(level - 1)}${level} ${name}` };
    });
}

const landmarkRoles: ReadonlySet<string> = new Set([
  'banner',
  'complementary',
  'contentinfo',
  'form',
  'main',
  'navigation',
  'region',
  'search',
]);

/** Indented by the landmarks around them, in the language of their names. */
export function listLandmarks(node: TreeNode, depth = 0): Utterance[] {
  const isLandmark = landmarkRoles.has(node.role);
  const inside = node.children.flatMap((child) => listLandmarks(child, depth + Number(isLandmark)));
  if (!isLandmark) return inside;
  return [{ text: indent(depth) + toUtterance(node).text, language: node.language }, ...inside];
}

/** Names alone, as in a screen reader's list of links: each has to make sense there. */
export function listLinks(root: TreeNode): Utterance[] {
  return [...listNodes(root)]
    .filter(({ role }) => role === 'link')
    .map((node) => ({ ...toUtterance(node), text: node.name || '(no name)' }));
}

const indent = (depth: number) => '  '.repeat(Math.max(0, depth));
