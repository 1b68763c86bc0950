import { findNode, listNodes, type TreeNode } from '../gather/accessibilityTree.ts';
import type { Utterance } from './utterance.ts';

/**
 * What a screen reader announces. The region has to be in the accessibility tree before the change,
 * and a new text in it after the change: a region that is hidden, or comes already filled, is not
 * announced by all screen readers (https://github.com/w3c/aria/issues/2154). It is announced as a
 * whole, as atomic regions are; role="status" and role="alert" are atomic.
 */
export function listAnnouncements(before: TreeNode, after: TreeNode): Utterance[] {
  const known = new Set(listTexts(before).map(toKey));
  return listRegions(after).flatMap((region) => {
    const { id, live, language } = region;
    const texts = listTexts(region);
    const hasNewText = texts.some((text) => !known.has(toKey(text)));
    if (!hasNewText || findNode(before, id)?.live !== live) return [];
    const content = texts.map(({ name }) => name).join(' ');
    return [{ text: `${live}: ${content}`, language, content }];
  });
}

/** Whether a screen reader announces a message that comes. */
export const hasEmptyPoliteRegion = (root: TreeNode): boolean =>
  listNodes(root).some((node) => node.live === 'polite' && listTexts(node).length === 0);

/** Chromium gives all nodes in a live region its politeness. */
const listRegions = (node: TreeNode): TreeNode[] =>
  node.live ? [node] : node.children.flatMap(listRegions);

const listTexts = (node: TreeNode): TreeNode[] =>
  [...listNodes(node)].filter(({ role, name }) => role === 'StaticText' && name !== '');

const toKey = ({ id, name }: TreeNode) => `${id} ${name}`;
