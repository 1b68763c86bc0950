import { failedOn, passedOn, withToast, type Examples } from '../examples.ts';

const html = '<main><h1>Boats for hire</h1><button type="button">Ask for a boat</button></main>';
const base =
  'button { display: block; min-height: 44px; background: #fff; border: 2px solid #555 }';
const cross =
  '<svg width="24" height="24"><path d="M4 4L20 20M20 4L4 20" stroke="currentColor" stroke-width="3" /></svg>';
const icon = {
  html: `<main><h1>Boats for hire</h1><button type="button" aria-label="Close">${cross}</button></main>`,
  css: 'button { background: #fff; border: 0 } body { background: #fff }',
};
const shadow = 'button { background: none; border: 0; box-shadow: 0 0 0 2px #1c4694 }';

export const examples: Examples = {
  passed: passedOn(html, {
    'An edge of 1 px that begins between two pixels': {
      css: `${base} button { margin-inline-start: 40.48px; border-width: 1px }`,
    },
    'An edge whose color has a transition': {
      css: `${base} button { transition: border-color 5s; animation: appear 3s } @keyframes appear { from { opacity: 0.3 } }`,
    },
    'A button without an edge, which is known by its icon': { ...icon },
    'A button whose edge is a shadow, and a border in forced colors': {
      css: `${shadow} @media (forced-colors: active) { button { border: 2px solid } }`,
      variant: { preference: 'forced colors' },
    },
  }),
  failed: failedOn(html, {
    'A button with a pale edge on one side': {
      css: `${base} button { border-inline-end-color: #ddd }`,
      message: /The edge of this control has a contrast of 1\.\d\d : 1/,
      target: 'html > body > main > button',
    },
    'A button whose edge is a shadow, which forced colors take away': {
      css: shadow,
      variant: { preference: 'forced colors' },
      message: /The edge of this control has a contrast of 1\.00 : 1/,
    },
    'A pale icon': {
      html: icon.html,
      css: `${icon.css} svg { opacity: 0.2 }`,
      message: /This icon has a contrast of 1\.\d\d : 1/,
      target: 'html > body > main > button > svg',
    },
    'A pale icon of a toast': {
      html: withToast(cross),
      css: 'svg { opacity: 0.2 }',
      variant: { state: 'toast open' },
      message: /This icon has a contrast of 1\.\d\d : 1/,
    },
  }),
};
