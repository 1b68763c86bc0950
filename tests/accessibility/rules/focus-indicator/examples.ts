import type { Examples } from '../examples.ts';

const html = `<main><p><a href="/rowing">Rowing boats</a></p><p><button>Ask</button></p>
  <p>Many are for hire at the lake: <a href="/sailing">sailing<br />boats</a></p></main>`;
const toFocus = (style: string) => `p { line-height: 3 } :focus-visible { ${style} }`;
const outline = toFocus('outline: 3px solid #00c; outline-offset: 2px');
const list = `<main><details><summary>Boats</summary>
  <a href="/rowing">Rowing</a></details></main>`;
const message = /main > p:nth-of-type\(1\) > a: The focus on “Rowing boats” changes \d+ px/;

export const examples: Examples = {
  passed: [
    {
      description: 'An outline that comes slowly, on a page that scrolls smoothly',
      html,
      css: `${outline} * { transition: all 1s; scroll-behavior: smooth } p { margin-block: 2000px }`,
    },
    {
      description: 'A button that Tab does not reach, and a link that hands the focus on',
      html: html
        .replace('<button', '<button tabindex="-1"')
        .replace('"/rowing"', '"/rowing" onfocus="document.links[1].focus()"'),
      css: outline,
    },
    {
      description: 'An outline for those who have pressed a key',
      html,
      css: `${toFocus('outline: none')} .keys :focus { outline: 3px solid #00c }`,
      script: () =>
        addEventListener('keydown', () => document.documentElement.classList.add('keys')),
    },
    {
      description: 'A list that closes when the focus leaves it',
      html: list.replace('<a', '<a onfocusout="this.parentElement.open = false"'),
      css: `details a { margin: 1rem } ${outline}`,
      variant: { state: 'list open' },
    },
  ],
  failed: [
    {
      description: 'A link without an outline in narrow viewports',
      html,
      css: `${outline} @media (max-width: 40em) { :focus-visible { outline-color: transparent } }`,
      variant: { viewport: '320×256', preference: 'default', state: 'loaded' },
      message,
    },
    {
      description: 'A link of an open list without an outline',
      html: list,
      css: `${outline} details a:focus-visible { outline: none }`,
      variant: { state: 'list open' },
      message: /details > a: The focus on “Rowing” changes 0 px/,
    },
    {
      description: 'A shadow, which forced colors take away',
      html,
      css: toFocus('outline: none; box-shadow: 0 0 0 3px #00c'),
      variant: { preference: 'forced colors' },
      message,
    },
    {
      description: 'A text of the next line over the outline in forced colors',
      html: '<main><p><a href="/rowing">Rowing boats</a></p><p>Sailing boats for the lake</p></main>',
      css: `${toFocus('outline: 2px solid; outline-offset: 2px')} p { position: relative; margin: 0; line-height: 0.8 }`,
      variant: { preference: 'forced colors', viewport: '320×256' },
      message,
    },
    {
      description: 'A thin outline in the dark scheme',
      html,
      css: `${toFocus('outline: 1px dotted')} :root { color-scheme: light dark }`,
      variant: { scheme: 'dark' },
      message,
    },
  ],
};
