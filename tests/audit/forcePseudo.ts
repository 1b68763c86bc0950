import type { Page } from '@playwright/test';
import { speakTo } from './protocol.ts';

/** Puts all that the selector says into a state at once, which no pointer could do; none takes it away. */
export async function forcePseudo(
  page: Page,
  pseudo: readonly string[],
  selector: string,
): Promise<void> {
  const session = await speakTo(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
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
}
