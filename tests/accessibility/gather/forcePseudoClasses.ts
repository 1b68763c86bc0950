import type { Page } from 'playwright-core';
import type { DomNode } from './accessibilityTree.ts';
import { cdpSession } from './cdpSession.ts';

const listOpenShadowRoots = ({ shadowRoots = [], children = [] }: DomNode): DomNode[] => {
  const open = shadowRoots.filter(({ shadowRootType }) => shadowRootType === 'open');
  return [...open, ...[...open, ...children].flatMap(listOpenShadowRoots)];
};

/**
 * Forces the pseudo-classes on all elements that match `selector` at once. Otherwise only one element at a
 * time could be under the pointer, or could match `:target`.
 */
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
    const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
    const found = await Promise.all(
      [root, ...listOpenShadowRoots(root)].map(({ nodeId }) =>
        session.send('DOM.querySelectorAll', { nodeId, selector }),
      ),
    );
    await Promise.all(
      found
        .flatMap(({ nodeIds }) => nodeIds)
        .map((nodeId) =>
          session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...pseudoClasses] }),
        ),
    );
    return await measure();
  } finally {
    // Disabling the domains releases all forced states. It also stops the events for changes of the page.
    await session.send('CSS.disable');
    await session.send('DOM.disable');
  }
}
