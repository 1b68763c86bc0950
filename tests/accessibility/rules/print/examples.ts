import type { Examples } from '../examples.ts';

const html =
  '<main><h1>Boats for hire</h1><p>Ten a day.</p><button>Ask</button></main><footer>Lake Street 1</footer>';

export const examples: Examples = {
  passed: [
    {
      description: 'A pale text that is printed in black',
      html,
      css: 'p { color: #bbb } @media print { p { color: #000 } }',
    },
    {
      description: 'A print without button and footer',
      html,
      css: '@media print { button, footer { display: none } }',
    },
  ],
  failed: [
    {
      description: 'A heading that is not printed',
      html,
      css: '@media print { h1 { display: none } }',
      message: /“Boats for hire” is not on the printed page/,
    },
    {
      description: 'A column that is cut off in print',
      html,
      css: '@media print { main { block-size: 4rem; overflow: hidden } }',
      message: /“Ten a day\.” is not on the printed page/,
    },
    {
      description: 'A pale text in print',
      html,
      css: '@media print { p { color: #bbb } }',
      message: /“Ten a day\.” is too pale for paper/,
      target: 'html > body > main > p',
    },
  ],
};
