import { findNode, toWords, walk, type TreeNode } from './browserTree.ts';
import type { Phrase } from './phrase.ts';

type LiveRegion = { id: number; live: string; text: string; language: string };

/** Regions whose changes are spoken, as far as the browser shows them to a screen reader. */
export function findLiveRegions(root: TreeNode): LiveRegion[] {
  const isInside = new Set(
    [...walk(root)].filter(({ live }) => live).flatMap(({ children }) => children),
  );
  return [...walk(root)].flatMap((node) => {
    const { id, live, language } = node;
    return live && !isInside.has(node) ? [{ id, live, language, text: toText(node) }] : [];
  });
}

function toText(node: TreeNode): string {
  return [...walk(node)]
    .filter(({ role }) => role === 'StaticText')
    .map(({ name }) => name)
    .join(' ');
}

/** @throws Error where a message would not be spoken */
export function checkLiveRegion(before: TreeNode): void {
  if (findLiveRegions(before).some(({ live, text }) => live === 'polite' && text === '')) return;
  throw new Error(
    'No empty region with live=polite is in the browser’s accessibility tree before the message: JAWS and NVDA would not speak it. src/notifications/Announcer.tsx has to be in the page from the start, not hidden from screen readers.',
  );
}

/** @throws Error where a message was not spoken: silence is not to be written down as if it were meant. */
export function checkAnnounced(heard: readonly Phrase[]): void {
  if (heard.some(({ text }) => isAnnouncement(text))) return;
  throw new Error(
    'The message appeared and nothing was announced: its words have to come into the region of src/notifications/Announcer.tsx.',
  );
}

const announcement = /^(polite|assertive): (.*)$/s;

export function isAnnouncement(spoken: string): boolean {
  return announcement.test(spoken);
}

/**
 * What of the simulation's announcements a screen reader would speak: it also speaks regions that
 * are `display: none`. The region has to be in the browser's tree before, and with these words after.
 *
 * @param spoken as the simulation has it: `polite: Enhance My Room is coming soon!`
 */
export function keepAnnouncements(
  spoken: readonly string[],
  before: TreeNode,
  after: TreeNode,
): Phrase[] {
  return spoken.flatMap((phrase) => {
    const [, live, words = ''] = announcement.exec(phrase) ?? [];
    const text = toWords(words);
    const region = findLiveRegions(before).find(({ id, live: politeness }) => {
      const now = findNode(after, id);
      return politeness === live && now !== undefined && toText(now).includes(text);
    });
    return text !== '' && region ? [{ text: `${live}: ${text}`, language: region.language }] : [];
  });
}
