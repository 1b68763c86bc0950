import { findNode, walk, type TreeNode } from './browserTree.ts';
import { hear, hearFocus } from './hear.ts';
import { look, open, type Listener } from './listener.ts';
import { checkAnnounced, checkLiveRegion } from './liveRegions.ts';
import type { Phrase } from './phrase.ts';
import { readPart } from './reading.ts';
import type { Section } from './transcript.ts';

/** What is heard when a button answers with a message, and when that is closed. */
export async function hearToast(listener: Listener, path: string): Promise<Section[]> {
  const { page } = listener;
  await open(listener, path);
  const before = (await look(listener)).root;
  checkLiveRegion(before);
  const button = page.locator('#room-action');
  const message = page.locator('.mantine-Notification-root');

  const approached = await hear(listener, () => button.focus());
  const pressed = await hear(listener, async () => {
    await page.keyboard.press('Enter');
    await message.waitFor();
  });
  checkAnnounced(pressed);
  const focus = await hearFocus(listener);
  const shown = (await look(listener)).root;
  const closed = await hear(listener, async () => {
    await page.keyboard.press('Escape');
    await message.waitFor({ state: 'detached' });
  });
  return [
    { title: 'the button', phrases: approached },
    { title: 'spoken when it is pressed', phrases: pressed },
    { title: 'where the focus is then', phrases: focus },
    { title: 'what is new on the page', phrases: readNew(before, shown) },
    { title: 'spoken when Escape is pressed', phrases: closed },
    { title: 'where the focus is at last', phrases: await hearFocus(listener) },
  ];
}

function readNew(before: TreeNode, after: TreeNode): Phrase[] {
  const isNew = (node: TreeNode) => findNode(before, node.id) === undefined;
  const inside = new Set([...walk(after)].filter(isNew).flatMap(({ children }) => children));
  return [...walk(after)].filter((node) => isNew(node) && !inside.has(node)).flatMap(readPart);
}
