import { listNodes, type TreeNode } from '../gather/accessibilityTree.ts';

/** What a screen reader says at once. */
export type Utterance = {
  text: string;
  /** BCP 47. */
  language: string;
  /** The part of it that stands on the page, without role and state. */
  content?: string;
};

/** Chromium's own names for what has no role in ARIA. */
const roleNames: Readonly<Record<string, string>> = {
  DisclosureTriangle: 'disclosure triangle',
  RootWebArea: 'document',
  StaticText: '',
};

/** Their texts and images are their name, and are not announced twice. */
export const rolesNamedByContent: ReadonlySet<string> = new Set([
  'link',
  'button',
  'heading',
  'DisclosureTriangle',
  'image',
]);

/**
 * How a screen reader announces an element.
 *
 * @example toUtterance(link) // => { text: 'link, Home, current page', language: 'en', content: 'Home' }
 */
export function toUtterance(node: TreeNode): Utterance {
  const { role, name, description, level, expanded, value, current } = node;
  const parts = [
    roleNames[role] ?? role,
    name,
    description,
    role === 'list' && countItems(node),
    role === 'heading' && `level ${level}`,
    value,
    expanded !== undefined && (expanded ? 'expanded' : 'collapsed'),
    current && `current ${current === 'true' ? 'item' : current}`,
  ];
  const hasContent = role === 'StaticText' || rolesNamedByContent.has(role);
  return {
    text: parts.filter(Boolean).join(', '),
    language: toContentLanguage(node),
    ...(hasContent && { content: name }),
  };
}

function countItems({ children }: TreeNode): string {
  const count = children.filter(({ role }) => role === 'listitem').length;
  return count === 1 ? '1 item' : `${count} items`;
}

/** An element whose texts are all in one language is announced in that, whatever its own is. */
function toContentLanguage(node: TreeNode): string {
  const texts = [...listNodes(node)].filter(({ role }) => role === 'StaticText');
  const [language, ...others] = new Set(texts.map((text) => text.language));
  return language !== undefined && others.length === 0 ? language : node.language;
}
