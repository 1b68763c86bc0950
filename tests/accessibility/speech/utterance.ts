import { listNodes, type TreeNode } from '../gather/accessibilityTree.ts';
import { countOf } from '../report/text.ts';

/** A screen reader says this text without a pause. */
export type Utterance = {
  text: string;
  /** A language tag of BCP 47. */
  language: string;
};

/** Replaces Chromium's internal names of these roles, because screen readers do not say them. */
const roleNames: Readonly<Record<string, string>> = {
  DisclosureTriangle: 'disclosure triangle',
  RootWebArea: 'document',
  StaticText: '',
};

/**
 * The accessible name of an element with one of these roles already contains its text. So after the name,
 * only links and buttons inside the element are announced, such as a link inside a heading.
 */
export const rolesNamedByContent = /^(?:link|button|heading|DisclosureTriangle|image)$/;

/** @example toUtterance(link) // => { text: 'link, Home, current page', language: 'en' } */
export function toUtterance(node: TreeNode): Utterance {
  const { role, name, description, level, expanded, value, current, children } = node;
  const listItems = children.filter((child) => child.role === 'listitem');
  const parts = [
    roleNames[role] ?? role,
    name,
    description,
    role === 'list' && countOf(listItems.length, 'item'),
    role === 'heading' && `level ${level}`,
    value,
    expanded !== undefined && (expanded ? 'expanded' : 'collapsed'),
    current && `current ${current === 'true' ? 'item' : current}`,
  ];
  return { text: parts.filter(Boolean).join(', '), language: toContentLanguage(node) };
}

/** An element whose texts are all in one language is announced in that language. */
function toContentLanguage(node: TreeNode): string {
  const texts = [...listNodes(node)].filter(({ role }) => role === 'StaticText');
  const [language, ...others] = new Set(texts.map((text) => text.language));
  return language !== undefined && others.length === 0 ? language : node.language;
}
