import { inShadowRoot, toExamples, withToast } from '../examples.ts';

const base =
  'body, section, button { background: #fff; color: #000 } a, a:active { color: #000; text-decoration: none } button { min-height: 44px; border: 2px solid #555 }';

const html = `<nav><a id="boats" href="/" aria-current="page">Boats</a> <a href="/second" aria-current="false">Prices</a></nav>
  <main><section><h1>Boats for hire</h1></section><section id="sails"><h2>Sails</h2></section>
  <button id="ask">Ask for a boat</button> <button id="call">Call us</button></main>`;

export const examples = toExamples([
  {
    passes: 'Text that darkens in its states, and an underlined current page',
    html,
    css: `${base} button { color: #333 } button:hover { color: #000; transition: color 5s }
        section:target { background: #bbb } [aria-current=page] { text-decoration: underline 2px }`,
  },
  {
    html: `${html}${inShadowRoot('<style>button:hover { color: #aaa }</style><button>Row back</button>')}`,
    css: `${base} #ask:hover { opacity: 0.4 } a:hover { color: #888; transition: color 5s }
          section:hover { background: #666 } #sails:target { background: #555 } [aria-current=page] { color: #222 }
          #call { position: relative; border-color: #fff }
          #call::before { content: ""; position: absolute; inset: -2px; border: 2px solid #555; transition: border-color 5s }
          #call:active::before { border-color: #fff }`,
    fails: [
      /^#ask: Under the pointer: “Ask for a boat” has a contrast/,
      /Under the pointer: “Prices” has a contrast of 3\.5\d/,
      /Under the pointer: “Boats for hire” has a contrast/,
      /^#call: While pressed: The edge of this control has a contrast of 1\.00/,
      /As the target of a link: “Sails” has a contrast of/,
      /^#boats: 0 px indicate “Boats” as the current item .* A line below it would have \d+ px/,
      /boat-part >> button: Under the pointer: “Row back” has a contrast/,
    ],
  },
  {
    html: withToast('<button>Close</button>'),
    css: `${base} [data-toast] button:hover { color: #999 }`,
    variant: { state: 'toast open' },
    fails: [/Under the pointer: “Close” has a contrast/],
  },
  {
    html: '<main><h1>Boats for hire</h1><a href="/" aria-current="page" class="here">Boats</a></main>',
    css: '.here { color: #000; border-block-end: 3px solid }',
    cannotTell: /^No style selects aria-current/,
  },
]);
