import type { Page } from '@playwright/test';
import { speakTo } from './protocol.ts';

/** Looks while all that the selector says is in a state at once, which no pointer could do. */
export async function inPseudo<T>(
  page: Page,
  pseudo: readonly string[],
  selector: string,
  look: () => Promise<T>,
): Promise<T> {
  const session = await speakTo(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  try {
    const { root } = await session.send('DOM.getDocument', { depth: 0 });
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector,
    });
    await Promise.all(
      nodeIds.map((nodeId) =>
        session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...pseudo] }),
      ),
    );
    return await look();
  } finally {
    // Takes the states away from all at once, and the browser tells no more of every change.
    await session.send('CSS.disable');
    await session.send('DOM.disable');
  }
}
