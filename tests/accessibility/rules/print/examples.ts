import { failedOn, passedOn, type Examples } from '../examples.ts';

const html =
  '<main><h1>Boats</h1><p>Ten a day.</p><button>Ask</button></main><footer>Lake</footer>';

export const examples: Examples = {
  passed: passedOn(html, {
    'A print in black, without button and footer': {
      css: 'p { color: #bbb } @media print { p { color: #000 } button, footer { display: none } }',
    },
  }),
  failed: failedOn(html, {
    'A heading that is not printed': {
      css: '@media print { h1 { display: none } }',
      message: /“Boats” is not on the printed page/,
    },
    'A column that is cut off in print': {
      css: '@media print { main { block-size: 4rem; overflow: hidden } }',
      message: /“Ten a day\.” is not on the printed page/,
    },
    'A pale text in print': {
      css: '@media print { p { color: #bbb } }',
      message: /“Ten a day\.” is too pale for paper/,
      target: 'html > body > main > p',
    },
  }),
};
