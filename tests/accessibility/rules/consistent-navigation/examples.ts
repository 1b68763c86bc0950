import type { AuditPage } from '../../model.ts';
import type { Examples } from '../examples.ts';

const boats = '<a href="/">Boats</a>';
const way = '<a href="/second">The way</a>';
const languages = '<details><summary>Language</summary></details>';
const german = '<a hreflang="de" href="/de">Deutsch</a>';

const second = { address: '/second', id: 'second' };

const toPage = (links: string, page: Partial<AuditPage> = second) => ({
  page,
  html: `<header>${links}</header><main><h1>Boats for hire</h1></main>`,
});

export const examples: Examples = {
  passed: [
    {
      description: 'The same links on two pages, but for links to other languages',
      ...toPage(boats + way + german, {}),
      otherPages: [toPage(boats + way + german.replace('/de', '/de/second'))],
    },
    {
      description: 'A page that nothing links to, and one in another language',
      ...toPage(boats, {}),
      otherPages: [
        toPage(boats, { address: '/404', id: 'not-found', isUnlinked: true }),
        toPage('<a href="/de">Boote</a>', { address: '/de', locale: 'de' }),
      ],
    },
  ],
  failed: [
    {
      description: 'A link with another name on another page',
      ...toPage(boats + way, {}),
      otherPages: [toPage(`${boats}<a href="/second">${'Find us '.repeat(20)}</a>`)],
      message: /are Boats \(\/\), [\w ]{79}… \(\/second\); on \/ they are Boats \(\/\), The way/,
    },
    {
      description: 'A page that no link leads to',
      ...toPage(boats, {}),
      otherPages: [toPage(boats)],
      message: /No link of header or footer leads to \/second/,
    },
    {
      description: 'A list of languages at another place on another page',
      ...toPage(languages + boats + way, {}),
      otherPages: [toPage(boats + way + languages)],
      message: /The way \(\/second\), Language \(summary\); on \/ they are Language \(summary\)/,
    },
  ],
};
