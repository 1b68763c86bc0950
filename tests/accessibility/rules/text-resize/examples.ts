import type { Examples } from '../examples.ts';

const html = '<main><h1>Boats for hire</h1><p>Ten a day.</p></main>';

export const examples: Examples = {
  passed: [
    {
      description: 'A heading that grows with the user’s text as well as with the viewport',
      html,
      css: 'h1 { font-size: calc(1.5rem + 2vw) }',
    },
    {
      description: 'A text that gets its size in a transition',
      html,
      css: 'p { font-size: 1rem; transition: font-size 5s }',
    },
    {
      description: 'A page that allows pinch-zoom and no double tap',
      html,
      css: 'body { touch-action: manipulation } p { touch-action: pan-y pinch-zoom }',
    },
  ],
  failed: [
    {
      description: 'A heading that grows with the viewport alone',
      html,
      css: 'h1 { font-size: 6vw }',
      message: /“Boats for hire” has \d+ px with text of twice the size, and \d+ px by default/,
      target: 'html > body > main > h1',
    },
    {
      description: 'A text in pixels',
      html,
      css: 'p { font-size: 16px }',
      message: /“Ten a day\.” has 16 px with text of twice the size, and 16 px by default/,
      target: 'html > body > main > p',
    },
    {
      description: 'A page that prevents pinch-zoom',
      html,
      css: 'body { touch-action: pan-x pan-y }',
      message: /Its touch-action prevents pinch-zoom/,
      target: 'html > body',
    },
  ],
};
