import { findElement, listNodes, type TreeNode } from '../gather/accessibilityTree.ts';
import { toUtterance, type Utterance } from './utterance.ts';

/** The lists that screen readers make of a page, with which most of their users navigate. */

/** The level stands before the name, and as indentation, so that a skipped level stands out. */
export const listHeadings = (root: TreeNode): Utterance[] =>
  listRole(root, 'heading', ({ level = 1, name }) => `${indent(level - 1)}${level} ${name}`);

/** Names alone, as in a screen reader's list of links: each has to make sense there. */
export const listLinks = (root: TreeNode): Utterance[] =>
  listRole(root, 'link', ({ name }) => name || '(no name)');

const listRole = (root: TreeNode, wanted: string, toText: (node: TreeNode) => string) =>
  [...listNodes(root)]
    .filter(({ role }) => role === wanted)
    .map((node) => ({ ...toUtterance(node), text: toText(node) }));

const landmarkRoles = /^(?:banner|complementary|contentinfo|form|main|navigation|region|search)$/;

/** Indented by the landmarks around them, in the language of their names. */
export function listLandmarks(node: TreeNode, depth = 0): Utterance[] {
  const isLandmark = landmarkRoles.test(node.role);
  const inside = node.children.flatMap((child) => listLandmarks(child, depth + Number(isLandmark)));
  if (!isLandmark) return inside;
  return [{ text: indent(depth) + toUtterance(node).text, language: node.language }, ...inside];
}

const indent = (depth: number) => '  '.repeat(depth);

export const listTabStops = (root: TreeNode, stops: readonly { index: number }[]): Utterance[] =>
  stops.map(({ index }) => {
    const node = findElement(root, index);
    if (node) return toUtterance(node);
    return { text: '(the focus is on what is not announced)', language: root.language };
  });
