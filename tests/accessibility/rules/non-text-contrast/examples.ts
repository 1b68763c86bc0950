import { toExamples, withToast } from '../examples.ts';

const base =
  'button { display: block; min-height: 44px; background: #fff; border: 2px solid #555 } body { background: #fff }';
const cross =
  '<svg width="24" height="24"><path d="M4 4L20 20M20 4L4 20" stroke="currentColor" stroke-width="3" /></svg>';
const shadow = 'button { background: none; border: 0; box-shadow: 0 0 0 2px #1c4694 }';

export const examples = toExamples([
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
    css: shadow,
    variant: { preference: 'forced colors' },
    fails: [/^#ask: The edge of this control has a contrast of 1\.00 : 1/],
  },
  {
    html: withToast(cross),
    css: 'svg { opacity: 0.2 }',
    variant: { state: 'toast open' },
    fails: [/This icon has a contrast of 1\.\d\d : 1/],
  },
]);
