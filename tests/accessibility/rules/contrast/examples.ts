import { inShadowRoot, toExamples, withToast } from '../examples.ts';

const html =
  '<main><h1>Boats for hire</h1><p>Out on the lake</p><h2 id="sails">Sails</h2><ol><li>Oars</li></ol></main>';

const cross =
  '<svg width="24" height="24"><path d="M4 4L20 20M20 4L4 20" stroke="currentColor" stroke-width="3" /></svg>';

const texts = toExamples([
  {
    passes:
      'Text that fades in, also in a shadow root, large text of 5 : 1, pale bullets, and a number over an image',
    html: `${html}${inShadowRoot('<style>p { animation: appear 4s step-end } @keyframes appear { from { opacity: 0.3 } }</style><p>Oars</p>')}`,
    css: `p { transition: color 5s; animation: appear 3s } @keyframes appear { from { opacity: 0.3 } }
        h1 { color: #666; font-size: 2rem } h1, ol { background: linear-gradient(#fff, #def) } li::marker { color: #bbb } ol { list-style: disc }
        h1::before { content: "1 "; color: #bbb }`,
  },
  {
    passes: 'A sign that is too thin to have its full color in forced colors',
    html: '<main><p>Out on the lake<br>…</p></main>',
    css: 'p { font-size: 4px } p::first-line { font-size: 1rem }',
    variant: { preference: 'forced colors' },
  },
  {
    passes:
      'Text in a drawing, outlined text, a style sheet that the page adopts, and text that scrolls out of its box',
    html: `<main><svg width="200" height="40"><rect y="36" width="80" height="4" /><text y="30">Lake</text></svg><svg width="40" height="40"><text y="30">A</text></svg>
      <p id="outlined">Oars</p><div id="box"><p>Oars</p><p>Sails</p></div><p id="dark">Boats</p></main>`,
    css: `text { fill: currentColor; font-size: 2rem } #outlined { color: #bbb; font-size: 2rem; -webkit-text-stroke: 3px }
      p { margin: 0 } #box { block-size: 1lh; overflow: auto } #dark { background: #000; color: #fff }`,
    script: () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('#outlined { color: #000 }');
      document.adoptedStyleSheets.push(sheet);
    },
  },
  {
    passes: 'Disabled controls, and a text that its background fills',
    html: `<main><button disabled>Pay ${cross}</button> <a role="link" aria-disabled="true">Row</a> <p>Oars <b>and rafts</b></p></main>`,
    css: 'button, a { color: #bbb; border: 0 } svg { opacity: 0.2 } p { background: linear-gradient(#000, #003) text; color: transparent } button::before { content: "1 " }',
  },
  {
    passes: 'Pale text that a toast covers',
    html: `${html}${withToast('We will call you')}`,
    css: 'main { color: #888 } [data-toast] { color: #000; background: #fff; position: fixed; inset: 0 } ol { list-style: none }',
    variant: { state: 'toast open' },
  },
  {
    html: `${html}<svg width="200" height="40"><text y="30">Lake</text></svg>`,
    css: `p { width: fit-content; color: #000; background: linear-gradient(90deg, #fff, #333) }
          h1 { color: #999; font-size: 2rem } #sails { color: #6a6a6a; font-size: 1rem } li::marker { color: #bbb }
          h2 { counter-increment: part } h2::before { content: counter(part) " "; color: #bbb }
          text { fill: #999 } ol { filter: blur(0px) opacity(30%) }`,
    fails: [
      /main > p: “Out on the lake” has a contrast of/,
      /“Boats for hire” has a contrast of 2\.8\d : 1 .* Make it 3 : 1 \(1\.4\.3\) or 4\.5 : 1 \(1\.4\.6\)\. \(WCAG 1\.4\.3, 1\.4\.6\)$/,
      /“Sails” has a contrast of 5\.\d\d : 1 .* Make it 7 : 1 \(1\.4\.6\)\. \(WCAG 1\.4\.6\)$/,
      /The generated content \(::marker\) has a contrast of 1\.9\d : 1/,
      /The generated content \(::before\) has a contrast of 1\.9\d : 1/,
      /svg > text: “Lake” has a contrast of 2\.8\d/,
      /li: “Oars” has a contrast of/,
    ],
  },
  {
    css: '@media (prefers-color-scheme: dark) { :root { color-scheme: dark } p { opacity: 0.5 } }',
    variant: { scheme: 'dark' },
    fails: [/“Out on the lake” has a contrast of/],
  },
  {
    html: withToast(`We will call you ${cross}`),
    css: '[data-toast] { color: #888 } svg { opacity: 0.2 }',
    variant: { state: 'toast open' },
    fails: [
      /“We will call you” has a contrast of 3\.\d\d/,
      /This icon has a contrast of 1\.\d\d : 1/,
    ],
  },
  {
    html: `<a href="#main">Skip to the boats</a>${html}`,
    css: 'a { position: absolute; top: -9rem; color: #888 } a:focus { top: 0 } main { margin-block: 3rem }',
    variant: { state: 'skip link focused' },
    fails: [/“Skip to the boats” has a contrast of 3\.\d\d/],
  },
]);

const base =
  'button { display: block; min-height: 44px; background: #fff; border: 2px solid #555 } body { background: #fff }';
const shadow = 'button { background: none; border: 0; box-shadow: 0 0 0 2px #1c4694 }';

const controls = toExamples([
  {
    passes: 'An edge of 1 px between two pixels, one in transition, and a button that is an icon',
    html: `<main><button id="ask">Ask for a boat</button><button id="call">Call us</button>
  <button id="close" aria-label="Close">${cross}</button></main>`,
    css: `${base} #ask { margin-inline-start: 40.48px; border-width: 1px } #close { border: 0 }
        #call { transition: border-color 5s; animation: appear 3s } @keyframes appear { from { opacity: 0.3 } }`,
  },
  {
    passes: 'A button whose edge is a shadow, and a border in forced colors',
    css: `${shadow} @media (forced-colors: active) { button { border: 2px solid } }`,
    variant: { preference: 'forced colors' },
  },
  {
    css: `${base} #ask { border-inline-end-color: #ddd } #close { border: 0 } svg { opacity: 0.2 }`,
    fails: [
      /^#ask: The edge of this control has a contrast of 1\.\d\d : 1/,
      /^#close > svg: This icon has a contrast of 1\.\d\d : 1/,
    ],
  },
  {
    html: '<main><p>Out on the lake</p><button id="ask">Ask for a boat</button></main>',
    css: `${shadow} p { forced-color-adjust: none; color: #777; background: #666 }`,
    variant: { preference: 'forced colors' },
    fails: [
      /“Out on the lake” has a contrast of 1\.\d\d/,
      /^#ask: The edge of this control has a contrast of 1\.00 : 1/,
    ],
  },
]);

export const examples = [...texts, ...controls];
