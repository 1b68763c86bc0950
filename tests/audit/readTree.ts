import type { Page } from '@playwright/test';
import { speakTo } from './protocol.ts';

export type AccessibleNode = { role: string; name: string; description: string };

/** What the browser hands to a screen reader, in the order of the document. */
export async function readTree(page: Page): Promise<AccessibleNode[]> {
  const session = await speakTo(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description }) => ({
      role: role?.value ?? '',
      name: name?.value ?? '',
      description: description?.value ?? '',
    }));
}
