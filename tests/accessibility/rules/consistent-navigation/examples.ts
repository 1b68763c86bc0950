import type { AuditPage } from '../../model.ts';
import { failedOn, passedOn, type Examples } from '../examples.ts';

const boats = '<a href="/">Boats</a>';
const way = '<a href="/second">The way</a>';
const languages = '<details><summary>Language</summary></details>';
const german = '<a hreflang="de" href="/de">Deutsch</a>';

const toHtml = (links: string) => `<header>${links}</header><main><h1>Boats for hire</h1></main>`;
const toOther = (links: string, page: Partial<AuditPage> = { id: 'second' }) => ({
  page,
  html: toHtml(links),
});

export const examples: Examples = {
  passed: passedOn(toHtml(boats), {
    'The same links on two pages, but for links to other languages': {
      html: toHtml(boats + way + german),
      otherPages: [toOther(boats + way + german.replace('/de', '/de/second'))],
    },
    'A page that nothing links to, and one in another language': {
      otherPages: [
        toOther(boats, { id: 'not-found', isUnlinked: true }),
        toOther('<a href="/de">Boote</a>', { address: '/de', locale: 'de' }),
      ],
    },
  }),
  failed: failedOn(toHtml(boats), {
    'A link with another name on another page': {
      html: toHtml(boats + way),
      otherPages: [toOther(`${boats}<a href="/second">Find us</a>`)],
      message: /are Boats \(\/\), Find us \(\/second\); on \/ they are Boats \(\/\), The way/,
    },
    'A page that no link leads to': {
      otherPages: [toOther(boats)],
      message: /No link of header or footer leads to \/second/,
    },
    'A list of languages at another place on another page': {
      html: toHtml(languages + boats + way),
      otherPages: [toOther(boats + way + languages)],
      message: /The way \(\/second\), Language \(summary\); on \/ they are Language \(summary\)/,
    },
  }),
};
