import { findElement, type TreeNode } from '../gather/accessibilityTree.ts';
import { toUtterance, type Utterance } from './utterance.ts';

export const readTabStops = (root: TreeNode, stops: readonly { index: number }[]): Utterance[] =>
  stops.map(({ index }) => {
    const node = findElement(root, index);
    if (node) return toUtterance(node);
    return { text: '(the focused element is not announced)', language: root.language };
  });
