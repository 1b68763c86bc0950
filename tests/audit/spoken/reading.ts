import type { TreeNode } from './browserTree.ts';
import { toPhrase, type Phrase } from './phrase.ts';
import type { Said } from './simulation.ts';

/** What the simulation says of each element, by the browser's number of it. */
export type Sayings = ReadonlyMap<number, Said>;

/**
 * The page from top to bottom. The browser's tree leads: what the simulation reads and the browser
 * does not (a closed <details>, what a media query hides) is left out, and what the browser alone
 * has (`::before`, the signs of a list) is put in.
 */
export function readAloud(root: TreeNode, sayings: Sayings): Phrase[] {
  const content = root.children.flatMap((child) => read(child, sayings));
  return join([toPhrase(root), ...content]);
}

/** A part of the page, as `readAloud` has it. */
export function readPart(part: TreeNode): Phrase[] {
  return join(read(part, new Map()));
}

/** The sign of a list item is spoken with what follows it. */
type Part = Phrase & { isMarker?: true };

function read(node: TreeNode, sayings: Sayings): Part[] {
  const { role, name, language, children } = node;
  if (role === 'ListMarker') return name ? [{ text: name, language, isMarker: true }] : [];
  if (role === 'StaticText') return isSilent(name) ? [] : [toPhrase(node)];
  const phrase = toPhrase(node, sayings.get(node.id));
  if (namedByContent.has(role)) {
    const controls = children.filter((child) => child.role === 'link' || child.role === 'button');
    return [phrase, ...controls.flatMap((child) => read(child, sayings))];
  }
  const content = children.flatMap((child) => read(child, sayings));
  if (isUnspoken(node)) return content;
  if (content.length === 0) return [phrase];
  const end = `end of ${[role, name].filter(Boolean).join(', ')}`;
  return [phrase, ...content, { text: end, language }];
}

/** Their texts and pictures are their name, and not spoken twice. */
const namedByContent = new Set(['link', 'button', 'heading', 'DisclosureTriangle', 'image']);

/** Screen readers pass over these, unless they have a name of their own, to what is inside. */
const unspoken = new Set([
  'paragraph',
  'listitem',
  'time',
  'group',
  'status',
  'emphasis',
  'strong',
]);

function isUnspoken({ role, name }: TreeNode): boolean {
  return role === 'LineBreak' || (unspoken.has(role) && name === '');
}

/** The full stop after a link is heard as a pause. */
function isSilent(text: string): boolean {
  return /^[.,;:!?،؛؟。、\s]*$/.test(text);
}

function join(parts: readonly Part[]): Phrase[] {
  const phrases: Phrase[] = [];
  let marker = '';
  for (const { text, language, isMarker } of parts) {
    if (isMarker) marker = `${text} `;
    else {
      phrases.push({ text: marker + text, language });
      marker = '';
    }
  }
  return phrases;
}
