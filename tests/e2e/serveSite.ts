import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { setTimeout as nextFrame } from 'node:timers/promises';
import { listen } from 'accessibility-audit';
import { createSiteHandler } from '../../src/node/server/siteHandler.ts';
import { pseudoLocales } from '../../src/node/locales/pseudoLocales.ts';

/** The header by which a visitor asks for pages as a slow line brings them. */
export const inPieces = 'x-in-pieces';

/** The site as it is published, and beside it the pseudo-languages, which only a preview has. */
function createHandler(): RequestListener {
  const folders = ['dist', 'node_modules/.site-preview'] as const;
  if (!folders.every((folder) => existsSync(folder)))
    throw new Error('There is no site to test yet. Run npm test -- bundle preview first.');
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

/** Long enough for the browser to show what it has, from tag to tag, and list items without their words. */
async function sendInPieces(url: string, response: Parameters<RequestListener>[1]) {
  const answer = await fetch(url);
  response.writeHead(answer.status, {
    'content-type': 'text/html',
    'content-security-policy': answer.headers.get('content-security-policy')!,
  });
  const [head, body = ''] = (await answer.text()).split(/(?=<body)/);
  response.write(head); // It shows nothing.
  for (const piece of body.match(/[^]{1,300}?<li><a[^>]*>|[^]{1,300}[^<]*/g) ?? []) {
    response.write(piece);
    await nextFrame(20);
  }
  response.end();
}

export const serveSite = () => listen(createHandler());
