import type { Examples } from '../examples.ts';

const html = '<main><h1>Boats for hire</h1><button type="button">Ask for a boat</button></main>';
const base =
  'button { display: block; min-height: 44px; background: #fff; border: 2px solid #555 }';
const cross =
  '<svg width="24" height="24"><path d="M4 4L20 20M20 4L4 20" stroke="currentColor" stroke-width="3" /></svg>';
const iconButton = `<main><h1>Boats for hire</h1><button type="button" aria-label="Close">${cross}</button></main>`;
const surfaceless = 'button { background: #fff; border: 0 } body { background: #fff }';

export const examples: Examples = {
  passed: [
    { description: 'A button with a dark edge', html, css: base },
    {
      description: 'An edge of 1 px that begins between two pixels',
      html,
      css: `${base} button { margin-inline-start: 40.48px; border-width: 1px }`,
    },
    {
      description: 'An edge whose color has a transition',
      html,
      css: `${base} button { transition: border-color 5s; animation: appear 3s } @keyframes appear { from { opacity: 0.3 } }`,
    },
    {
      description: 'A button without an edge, which is known by its icon',
      html: iconButton,
      css: surfaceless,
    },
    {
      description: 'A button whose edge is a shadow, and a border in forced colors',
      html,
      css: 'button { background: none; border: 0; box-shadow: 0 0 0 2px #1c4694 } @media (forced-colors: active) { button { border: 2px solid } }',
      variant: { preference: 'forced colors' },
    },
  ],
  failed: [
    {
      description: 'A button with a pale edge',
      html,
      css: `${base} button { border-color: #ddd }`,
      message: /The edge of this control has a contrast of 1\.\d\d : 1/,
      target: 'html > body > main > button',
    },
    {
      description: 'A button with a pale edge on one side',
      html,
      css: `${base} button { border-inline-end-color: #ddd }`,
      message: /The edge of this control has a contrast of 1\.\d\d : 1/,
    },
    {
      description: 'A button whose edge is a shadow, which forced colors take away',
      html,
      css: 'button { background: none; border: 0; box-shadow: 0 0 0 2px #1c4694 }',
      variant: { preference: 'forced colors' },
      message: /The edge of this control has a contrast of 1\.00 : 1/,
    },
    {
      description: 'A pale icon',
      html: iconButton,
      css: `${surfaceless} svg { opacity: 0.2 }`,
      message: /This icon has a contrast of 1\.\d\d : 1/,
      target: 'html > body > main > button > svg',
    },
    {
      description: 'A pale icon of a toast',
      html: `<main><button type="button" id="open">Ask for a boat</button><div data-toast hidden>We will call you ${cross}</div></main>`,
      script: () => {
        document.querySelector('#open')!.addEventListener('click', () => {
          document.querySelector<HTMLElement>('[data-toast]')!.hidden = false;
        });
      },
      css: 'svg { opacity: 0.2 }',
      variant: { state: 'toast open' },
      message: /This icon has a contrast of 1\.\d\d : 1/,
    },
  ],
};
