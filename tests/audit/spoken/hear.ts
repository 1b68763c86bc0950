import { findNode } from './browserTree.ts';
import { findFocus, look, type Listener } from './listener.ts';
import { isAnnouncement, keepAnnouncements } from './liveRegions.ts';
import { toPhrase, type Phrase } from './phrase.ts';
import { startListening, takeSpoken } from './simulation.ts';

/**
 * What is spoken because of something that the visitor does: what has the focus, if that is another
 * element or not as it was, and then what live regions announce.
 */
export async function hear(listener: Listener, act: () => Promise<void>): Promise<Phrase[]> {
  const before = await lookAtFocus(listener);
  await startListening(listener.page);
  await act();
  const spoken = await takeSpoken(listener.page);
  const after = await lookAtFocus(listener, spoken);
  const isSame = before.focus === after.focus && before.phrase?.text === after.phrase?.text;
  return [
    ...(after.phrase && !isSame ? [after.phrase] : []),
    ...keepAnnouncements(spoken, before.root, after.root),
  ];
}

/** What a screen reader says of what has the focus; nothing where nothing has. */
export async function hearFocus(listener: Listener): Promise<Phrase[]> {
  const { phrase } = await lookAtFocus(listener);
  return phrase ? [phrase] : [];
}

async function lookAtFocus(listener: Listener, spoken: readonly string[] = []) {
  const { root } = await look(listener);
  const focus = await findFocus(listener);
  const node = findNode(root, focus);
  const last = spoken.findLast((phrase) => !isAnnouncement(phrase));
  const said = node && last !== undefined ? { phrase: last, name: node.name } : undefined;
  return { root, focus, phrase: node && toPhrase(node, said) };
}
