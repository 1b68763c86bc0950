import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { proofFolder, type ProofKind } from './faults.ts';
import type { Fault } from './seeds.ts';

export type Stage = {
  /** What the stage shows from now on, at the address that is given back. */
  show: (handler: RequestListener) => string;
  close: () => void;
};

/** One address for all proofs, since a browser compiles the scripts of each address for itself. */
export async function openStage(): Promise<Stage> {
  let shown: RequestListener = () => {};
  const server = createServer((request, response) => shown(request, response)).listen(0);
  await once(server, 'listening');
  return {
    show(handler) {
      shown = handler;
      return `http://localhost:${(server.address() as AddressInfo).port}`;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * A proof at addresses that do not tell which one it is: `/`, and `/second` where there are two.
 * The pages carry `data-hydrated`, since the states wait for it; scripts of their own answer at once.
 */
export function serveProof(id: string, kind: ProofKind): RequestListener {
  const files: Record<string, string> = {
    '/': `${proofFolder}/${id}.${kind}.html`,
    '/second': `${proofFolder}/${id}.${kind}.2.html`,
  };
  return ({ url = '' }, response) => {
    const file = files[url];
    if (!file || !existsSync(file)) return response.writeHead(404).end();
    return response.writeHead(200, headersOf('text/html')).end(readFileSync(file));
  };
}

/**
 * The site with a fault in each of its pages. The fault comes in files of its own, because the
 * security policy, which is left as it is, forbids anything inside of the page.
 */
export function serveSeeded(
  origin: string,
  { css = '', run, html = (text) => text }: Fault,
): RequestListener {
  const own: Record<string, { type: string; body: string }> = {
    '/seed.css': { type: 'text/css', body: css },
    '/seed.js': { type: 'text/javascript', body: run ? onceHydrated(run) : '' },
  };
  const links = '<link rel="stylesheet" href="/seed.css" /><script src="/seed.js"></script></head>';
  return async ({ url = '' }, response) => {
    const seed = own[url];
    if (seed) {
      response.writeHead(200, headersOf(seed.type)).end(seed.body);
      return;
    }
    const { status, headers, body } = await readWhole(origin + url);
    const isPage = headers['content-type']?.startsWith('text/html');
    const seeded = isPage ? html(body.toString()).replace('</head>', links) : body;
    response.writeHead(status, headers).end(seeded);
  };
}

/** The next proof has another file at the same address. */
const headersOf = (type: string) => ({ 'Content-Type': type, 'Cache-Control': 'no-store' });

async function readWhole(url: string) {
  const answer = await fetch(url);
  const headers = Object.fromEntries(answer.headers);
  // They speak of what was sent, which was compressed and is changed.
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection'])
    delete headers[name];
  return { status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) };
}

/** As soon as React is done, which would else undo it, and before anything else looks. */
function onceHydrated(run: () => void): string {
  return `new MutationObserver((_, observer) => {
  if (!('hydrated' in document.documentElement.dataset)) return;
  observer.disconnect();
  (${run})();
}).observe(document.documentElement, { attributes: true });`;
}
