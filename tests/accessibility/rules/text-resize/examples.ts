import { failedOn, passedOn, type Examples } from '../examples.ts';

const html = '<main><h1>Boats for hire</h1><p>Ten a day.</p></main>';

export const examples: Examples = {
  passed: passedOn(html, {
    'A heading that grows with the viewport too, and a text that grows slowly': {
      css: 'h1 { font-size: calc(1.5rem + 2vw) } p { font-size: 1rem; transition: font-size 5s }',
    },
    'A page that allows pinch-zoom and no double tap': {
      css: 'body { touch-action: manipulation } p { touch-action: pan-y pinch-zoom }',
    },
  }),
  failed: failedOn(html, {
    'A heading that grows with the viewport alone': {
      css: 'h1 { font-size: 6vw }',
      message: /“Boats for hire” has \d+ px with text of twice the size, and \d+ px by default/,
      target: 'html > body > main > h1',
    },
    'A page that prevents pinch-zoom': {
      css: 'body { touch-action: pan-x pan-y }',
      message: /Its touch-action prevents pinch-zoom/,
      target: 'html > body',
    },
  }),
};
