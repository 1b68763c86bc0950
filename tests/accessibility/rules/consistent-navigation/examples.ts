import type { Examples } from '../examples.ts';

const main = '<main><h1>Boats for hire</h1></main>';
const boats = '<a href="/">Boats</a>';
const way = '<a href="/second">The way</a>';
const languages = '<details><summary>Language</summary></details>';
const second = { address: '/second', id: 'second' };

export const examples: Examples = {
  passed: [
    {
      description: 'The same links on two pages, but for links to other languages',
      html: `${main}<footer>${boats} ${way} <a hreflang="de" href="/de">Deutsch</a></footer>`,
      otherPages: [
        {
          page: second,
          html: `${main}<footer>${boats} ${way} <a hreflang="de" href="/de/second">Deutsch</a></footer>`,
        },
      ],
    },
    {
      description: 'A page that nothing links to, and one in another language',
      html: `${main}<footer>${boats}</footer>`,
      otherPages: [
        {
          page: { address: '/404', id: 'not-found', isUnlinked: true },
          html: `${main}<footer>${boats}</footer>`,
        },
        {
          page: { address: '/de', locale: 'de' },
          html: `${main}<footer><a href="/de">Boote</a></footer>`,
        },
      ],
    },
  ],
  failed: [
    {
      description: 'A link with another name on another page',
      html: `${main}<footer>${boats} ${way}</footer>`,
      otherPages: [
        {
          page: second,
          html: `${main}<footer>${boats} <a href="/second">Find us</a></footer>`,
        },
      ],
      message: /are Boats \(\/\), Find us \(\/second\); on \/ they are Boats \(\/\), The way/,
    },
    {
      description: 'A page that no link leads to',
      html: `${main}<footer>${boats}</footer>`,
      otherPages: [{ page: second, html: `${main}<footer>${boats}</footer>` }],
      message: /No link of header or footer leads to \/second/,
    },
    {
      description: 'Links in another order on another page',
      html: `<header>${boats} ${way}</header>${main}`,
      otherPages: [{ page: second, html: `<header>${way} ${boats}</header>${main}` }],
      message: /are The way \(\/second\), Boats \(\/\); on \/ they are Boats/,
    },
    {
      description: 'A list of languages at another place on another page',
      html: `<header>${languages}${boats} ${way}</header>${main}`,
      otherPages: [{ page: second, html: `<header>${boats} ${way}${languages}</header>${main}` }],
      message: /The way \(\/second\), Language \(summary\); on \/ they are Language \(summary\)/,
    },
  ],
};
