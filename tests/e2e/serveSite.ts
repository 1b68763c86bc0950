import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { listen } from 'accessibility-audit';
import { UserError } from '../../src/node/build/UserError.ts';
import { createSiteHandler } from '../../src/node/server/siteHandler.ts';
import { pseudoLocales } from '../../src/node/locales/pseudoLocales.ts';

/** A request with this header gets a page in pieces, as over a slow connection. */
export const inPieces = 'x-in-pieces';

function createHandler(): RequestListener {
  const folders = ['dist', 'node_modules/.site-preview'] as const;
  if (!folders.every((folder) => existsSync(folder)))
    throw new UserError('There is no site to test yet. Run npm test -- bundle preview first.');
  const [published, preview] = [createSiteHandler(folders[0]), createSiteHandler(folders[1])];
  const isPseudo = new RegExp(`^/(?:assets/texts-)?(?:${pseudoLocales.join('|')})(?=[-/?]|$)`);
  return (request, response) => {
    const { url = '', headers } = request;
    const answer = isPseudo.test(url) ? preview : published;
    if (inPieces in headers && headers.accept?.startsWith('text/html'))
      void sendInPieces(`http://${headers.host}${url}`, response);
    else answer(request, response);
  };
}

/**
 * Sends a page in pieces, so that the browser has time to paint in between. Some pieces end just before the
 * text of a link in a numbered list, so that a test can see whether the number moves when the text arrives.
 */
async function sendInPieces(url: string, response: Parameters<RequestListener>[1]) {
  const answer = await fetch(url);
  response.writeHead(answer.status, {
    'content-type': 'text/html',
    'content-security-policy': answer.headers.get('content-security-policy')!,
  });
  const [head, body = ''] = (await answer.text()).split(/(?=<body)/);
  response.write(head); // The browser does not paint the head.
  for (const piece of body.match(/[^]{1,300}?<li><a[^>]*>|[^]{1,300}[^<]*/g) ?? []) {
    response.write(piece);
    await delay(20);
  }
  response.end();
}

export const serveSite = () => listen(createHandler());
