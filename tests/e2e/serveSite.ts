import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteHandler } from '../../src/build/siteHandler.ts';
import { pseudoLocales } from '../../src/translate/pseudoLocales.ts';

/** The site as it is published, and beside it the pseudo-languages, which only a preview has. */
function createHandler(): RequestListener {
  const published = createSiteHandler('dist');
  const preview = createSiteHandler('node_modules/.site-preview');
  const isPseudo = new RegExp(`^/(?:${pseudoLocales.join('|')})(?=[/?]|$)`);
  return (request, response) =>
    (isPseudo.test(request.url ?? '') ? preview : published)(request, response);
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
