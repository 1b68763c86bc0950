import { findElement, findNode, listNodes, type TreeNode } from '../gather/accessibilityTree.ts';
import type { Utterance } from './utterance.ts';

/** Runs in the page, which records from now on into which live regions text comes. */
export function observeLiveRegions(): void {
  const changed = new Set<Element>();
  const observer = new MutationObserver((mutations) => {
    for (const { target, type, addedNodes } of mutations) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(
        '[aria-live], [role="status"], [role="alert"], [role="log"], output',
      );
      const nodes = type === 'characterData' ? [target] : [...addedNodes];
      if (region && nodes.some((node) => node.textContent?.trim())) changed.add(region);
    }
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  Object.assign(globalThis, {
    listChangedRegions: () => {
      const elements = [...document.querySelectorAll('*')];
      return [...changed].map((region) => elements.indexOf(region));
    },
  });
}

/**
 * What a screen reader announces. The region has to be in the accessibility tree before the change,
 * and its text after it: a region that is hidden, or comes already filled, is not announced by all
 * screen readers (https://github.com/w3c/aria/issues/2154). It is announced as a whole, as atomic
 * regions are; role="status" and role="alert" are atomic.
 *
 * @param changed indexes of regions in `document.querySelectorAll('*')`
 */
export function toAnnouncements(
  changed: readonly number[],
  before: TreeNode,
  after: TreeNode,
): Utterance[] {
  return changed.flatMap((index) => {
    const region = findElement(after, index);
    const text = region && readText(region);
    if (!region?.live || !text || findNode(before, region.id)?.live !== region.live) return [];
    return [{ text: `${region.live}: ${text}`, language: region.language, content: text }];
  });
}

/** Whether a screen reader announces a message that comes. */
export const hasEmptyPoliteRegion = (root: TreeNode): boolean =>
  listNodes(root).some((node) => node.live === 'polite' && readText(node) === '');

function readText(node: TreeNode): string {
  return [...listNodes(node)]
    .filter(({ role }) => role === 'StaticText')
    .map(({ name }) => name)
    .join(' ');
}
