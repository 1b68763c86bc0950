import type { CDPSession, Page } from 'playwright-core';
import { cdpSession } from './cdpSession.ts';

type DomNode = Awaited<ReturnType<typeof readDocument>>['root'];

const readDocument = (session: CDPSession) =>
  session.send('DOM.getDocument', { depth: -1, pierce: true });

/** The node and the open shadow roots within it. */
const listRoots = (root: DomNode): DomNode[] => {
  const listShadowRoots = ({ shadowRoots = [], children = [] }: DomNode): DomNode[] => [
    ...shadowRoots
      .filter(({ shadowRootType }) => shadowRootType === 'open')
      .flatMap((one) => listRoots(one)),
    ...children.flatMap(listShadowRoots),
  ];
  return [root, ...listShadowRoots(root)];
};

/**
 * Runs `measure` while all elements that match the selector have the pseudo-classes. A pointer
 * could reach only one of them at a time.
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
    const { root } = await readDocument(session);
    const found = await Promise.all(
      listRoots(root).map(({ nodeId }) =>
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
    // Disabling the domains releases all forced states, and stops the browser from sending an event
    // for every change.
    await session.send('CSS.disable');
    await session.send('DOM.disable');
  }
}
