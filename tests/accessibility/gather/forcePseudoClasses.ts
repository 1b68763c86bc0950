import type { Page } from 'playwright-core';
import { cdpSession } from './cdpSession.ts';

/** Measures while every element that matches the selector is in a state at once, as no pointer could do it. */
export async function withPseudoClasses<T>(
  page: Page,
  pseudoClasses: readonly string[],
  selector: string,
  measure: () => Promise<T>,
): Promise<T> {
  const session = await cdpSession(page);
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
        session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...pseudoClasses] }),
      ),
    );
    return await measure();
  } finally {
    // Releases all forced states at once, and stops the browser's events on every change.
    await session.send('CSS.disable');
    await session.send('DOM.disable');
  }
}
