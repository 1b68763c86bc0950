import type { Examples } from '../examples.ts';

const html = '<main><a href="/prices">Prices</a><p>Ten a day.</p></main>';
const link = (handlers: string) => `<main><a href="/prices" ${handlers}>Prices</a></main>`;

export const examples: Examples = {
  passed: [
    {
      description: 'A skip link that the focus shows, and a text that the pointer underlines',
      html: `<a id="skip" href="#main">Skip</a>${html}`,
      css: '#skip { position: absolute; top: -5rem } #skip:focus { top: 0 } a:hover + p { text-decoration: underline }',
    },
    {
      description: 'A list that is open',
      html: '<main><details><summary>Language</summary><a href="/de">Deutsch</a></details></main>',
      variant: { state: 'list open' },
    },
  ],
  failed: [
    {
      description: 'A text that is visible while the pointer is on a link',
      html,
      css: 'a:not(:hover) + p { visibility: hidden }',
      message: /main > a: “Ten a day.” appears when the pointer is on “Prices”/,
    },
    {
      description: 'A tooltip that the pointer opens after a while and that repeats its control',
      html: link('onpointerenter="setTimeout(() => this.after(this.textContent), 700)"'),
      message: /main > a: “Prices” appears when the pointer is on “Prices”/,
    },
    {
      description: 'An image that the pointer shows slowly',
      html: `<main><a href="/prices">Prices</a><img alt="A boat" width="32" height="32" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>" /></main>`,
      css: 'img { transition: opacity 9s; opacity: 0 } a:hover + img { opacity: 1 }',
      message: /main > a: “the image A boat” appears when the pointer is on “Prices”/,
    },
    {
      description: 'A long text that the focus shows',
      html: link(`onfocus="this.after('Ten a day. '.repeat(9))"`),
      message: /main > a: “[\w. ]{79}…” appears when the focus is on “Prices”/,
    },
  ],
};
