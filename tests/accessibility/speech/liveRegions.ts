import { listNodes, type TreeNode } from '../gather/accessibilityTree.ts';
import type { Utterance } from './utterance.ts';

/**
 * Lists the live regions that were already in the tree `before`, and whose text in `after` is new. Some
 * screen readers do not announce a region that is inserted together with its text
 * (https://github.com/w3c/aria/issues/2154). Each announcement is the whole text of a region, because
 * role="status" and role="alert" are atomic.
 */
export function listAnnouncements(before: TreeNode, after: TreeNode): Utterance[] {
  const known = new Set(listTexts(before).map(toKey));
  return listRegions(after).flatMap((region) => {
    const { id, live, language } = region;
    const texts = listTexts(region);
    const hasNewText = texts.some((text) => !known.has(toKey(text)));
    const earlier = listNodes(before).find((node) => node.id === id);
    if (!hasNewText || earlier?.live !== live) return [];
    const content = texts.map(({ name }) => name).join(' ');
    return [{ text: `${live}: ${content}`, language }];
  });
}

export const hasEmptyPoliteRegion = (root: TreeNode): boolean =>
  listNodes(root).some((node) => node.live === 'polite' && listTexts(node).length === 0);

/** Lists only the outermost node of a region, because Chromium repeats `live` on all nodes in the region. */
const listRegions = (node: TreeNode): TreeNode[] =>
  node.live ? [node] : node.children.flatMap(listRegions);

const listTexts = (node: TreeNode): TreeNode[] =>
  [...listNodes(node)].filter(({ role, name }) => role === 'StaticText' && name !== '');

const toKey = ({ id, name }: TreeNode) => `${id} ${name}`;
