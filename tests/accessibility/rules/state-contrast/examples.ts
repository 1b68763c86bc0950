import { failedOn, passedOn, withToast, type Examples } from '../examples.ts';

const html =
  '<main><section id="prices"><h1>Boats for hire</h1></section><button type="button">Ask for a boat</button></main>';
const base =
  'button { min-height: 44px; border: 2px solid #555; background: #fff; color: #333 } section { background: #fff }';
const toLinks = (attribute = '') =>
  `<nav><a href="/" aria-current="page">Boats</a> <a href="/second" ${attribute}>Prices</a></nav><main><h1>Boats</h1></main>`;
const dark = 'a, a:active { color: #000; text-decoration: none }';

export const examples: Examples = {
  passed: passedOn(html, {
    'A button whose text stays dark under the pointer': {
      css: `${base} button:hover { color: #000; transition: color 5s }`,
    },
    'A section that pales as the target of a link, with text that becomes darker': {
      css: `${base} section:target { background: #bbb; color: #000 }`,
    },
    'An underlined current page, and a link that states it is not current': {
      html: toLinks('aria-current="false"'),
      css: `${dark} [aria-current=page] { text-decoration: underline 2px }`,
    },
  }),
  failed: failedOn(html, {
    'A translucent button under the pointer': {
      css: `${base} button:hover { opacity: 0.4 }`,
      message: /Under the pointer: “Ask for a boat” has a contrast/,
      target: 'html > body > main > button',
    },
    'A link that slowly pales under the pointer': {
      html: toLinks(),
      css: `${dark} [aria-current] { text-decoration: underline 2px } a:hover { color: #888; transition: color 5s }`,
      message: /Under the pointer: “Prices” has a contrast of 3\.5\d/,
    },
    'A card that darkens under the pointer': {
      css: `${base} section:hover { background: #888 }`,
      message: /Under the pointer: “Boats for hire” has a contrast/,
    },
    'A button whose edge, a pseudo-element, slowly vanishes while it is pressed': {
      css: `${base} button { position: relative; border-color: #fff } button::before { content: ""; position: absolute; inset: -2px; border: 2px solid #555; transition: border-color 5s } button:active::before { border-color: #fff }`,
      message: /While pressed: The edge of this control has a contrast of 1\.00/,
    },
    'A section that darkens as the target of a link': {
      css: `${base} section:target { background: #888 }`,
      message: /As the target of a link: “Boats for hire” has a contrast of/,
    },
    'A button of a toast that pales under the pointer': {
      html: withToast('<button type="button">Close</button>'),
      css: `${base} [data-toast] button:hover { color: #999 }`,
      variant: { state: 'toast open' },
      message: /Under the pointer: “Close” has a contrast/,
    },
    'A current page that is faintly indicated': {
      html: toLinks(),
      css: `${dark} [aria-current] { color: #222 }`,
      message: /“Boats” is indicated as current by 0 px that differ 3 : 1; a line below it has \d+/,
      target: 'html > body > nav > a:nth-of-type(1)',
    },
  }),
};
