import { walk, type TreeNode } from './browserTree.ts';
import type { Said } from './simulation.ts';

/** What is spoken in one breath. */
export type Phrase = { text: string; language: string };

/** Chromium's own words for what has no role in ARIA. */
const roleWords: Record<string, string> = {
  DisclosureTriangle: 'disclosure triangle',
  RootWebArea: 'document',
  StaticText: '',
};

/**
 * How an element is spoken. Role, name, description and state are the browser's, whatever the
 * simulation has; the simulation adds what the browser's tree does not show, such as
 * "current page".
 */
export function toPhrase(node: TreeNode, said?: Said): Phrase {
  const { role, name, description, level, expanded } = node;
  const parts = [
    roleWords[role] ?? role,
    name,
    description,
    role === 'list' && countItems(node),
    role === 'heading' && `level ${level}`,
    expanded !== undefined && (expanded ? 'expanded' : 'collapsed'),
    said && toCurrent(said),
  ];
  return { text: parts.filter(Boolean).join(', '), language: toSpokenLanguage(node) };
}

function countItems({ children }: TreeNode): string {
  const count = children.filter(({ role }) => role === 'listitem').length;
  return count === 1 ? '1 item' : `${count} items`;
}

/** @example toCurrent({ phrase: 'link, Home, current page', name: 'Home' }) // => 'current page' */
function toCurrent({ phrase, name }: Said): string | undefined {
  // A name may hold the same words.
  const afterName = phrase.slice(phrase.indexOf(name) + name.length);
  return /(?:^|, )(current [a-z]+)(?:,|$)/.exec(afterName)?.[1];
}

/** A link whose words are all in one language is spoken in that, wherever inside of it it is named. */
function toSpokenLanguage(node: TreeNode): string {
  const texts = [...walk(node)].filter(({ role }) => role === 'StaticText');
  const [language, ...others] = new Set(texts.map((text) => text.language));
  return language !== undefined && others.length === 0 ? language : node.language;
}
