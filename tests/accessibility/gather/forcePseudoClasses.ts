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

/** Measures while all elements that match the selector are in a state at once. No pointer can do that. */
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
    // This releases all forced states at once, and stops the browser's events on every change.
    await session.send('CSS.disable');
    await session.send('DOM.disable');
  }
}
