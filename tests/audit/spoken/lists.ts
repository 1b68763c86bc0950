import { walk, type TreeNode } from './browserTree.ts';
import { toPhrase, type Phrase } from './phrase.ts';

/** The lists that screen readers make of a page, by which most of their users move. */

/** Indented by level, with the level before the name: what stands too deep or is skipped is seen. */
export function listHeadings(root: TreeNode): Phrase[] {
  return [...walk(root)]
    .filter(({ role }) => role === 'heading')
    .map((node) => {
      const { level = 0, name } = node;
      return { ...toPhrase(node), text: `${indent(level - 1)}${level} ${name}` };
    });
}

const landmarks = new Set([
  'banner',
  'complementary',
  'contentinfo',
  'form',
  'main',
  'navigation',
  'region',
  'search',
]);

/** Indented by what they are inside of. */
export function listLandmarks(node: TreeNode, depth = 0): Phrase[] {
  const isLandmark = landmarks.has(node.role);
  const inside = node.children.flatMap((child) => listLandmarks(child, depth + Number(isLandmark)));
  if (!isLandmark) return inside;
  const { text } = toPhrase(node);
  // In the language of its name: all of its content says nothing of that.
  return [{ text: indent(depth) + text, language: node.language }, ...inside];
}

/** Their names alone, as in the list that a screen reader opens: each has to make sense there. */
export function listLinks(root: TreeNode): Phrase[] {
  return [...walk(root)]
    .filter(({ role }) => role === 'link')
    .map((node) => ({ ...toPhrase(node), text: node.name || '(no name)' }));
}

function indent(depth: number): string {
  return '  '.repeat(Math.max(0, depth));
}
