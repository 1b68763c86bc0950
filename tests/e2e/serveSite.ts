import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as nextFrame } from 'node:timers/promises';
import { createSiteHandler } from '../../src/node/server/siteHandler.ts';
import { pseudoLocales } from '../../src/node/locales/pseudoLocales.ts';

/** The site as it is published, and beside it the pseudo-languages, which only a preview has. */
function createHandler(): RequestListener {
  const published = createSiteHandler('dist');
  const preview = createSiteHandler('node_modules/.site-preview');
  const isPseudo = new RegExp(`^/(?:${pseudoLocales.join('|')})(?=[/?]|$)`);
  return (request, response) => {
    const answer = isPseudo.test(request.url ?? '') ? preview : published;
    if (inPieces in request.headers) sendInPieces(request, response);
    else answer(request, response);
  };
}

/** The header by which a visitor asks for pages as a slow line brings them. */
export const inPieces = 'x-in-pieces';

/** Long enough for the browser to show what it has, from tag to tag. */
async function sendInPieces({ url, headers }: IncomingMessage, response: ServerResponse) {
  const { [inPieces]: _, host, accept } = headers;
  const answer = await fetch(`http://${host}${url}`, { headers: { accept: accept ?? '' } });
  const type = answer.headers.get('content-type') ?? '';
  const policy = answer.headers.get('content-security-policy') ?? '';
  response.writeHead(answer.status, { 'content-type': type, 'content-security-policy': policy });
  if (!type.startsWith('text/html')) {
    response.end(Buffer.from(await answer.arrayBuffer()));
    return;
  }
  for (const piece of (await answer.text()).match(/[^]{1,300}[^<]*/g) ?? []) {
    response.write(piece);
    await nextFrame(20);
  }
  response.end();
}

/** At a free port, until it is closed. */
export async function serveSite() {
  const server = createServer(createHandler()).listen(0);
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
