import { toExamples } from '../examples.ts';

export const examples = toExamples([
  {
    passes: 'A print in black, without button and footer',
    html: '<main><h1>Boats</h1><p>Ten a day.</p><div>On the lake</div><button>Ask</button></main><footer>Lake</footer>',
    css: 'p { color: #bbb } @media print { p { color: #000 } button, footer { display: none } }',
  },
  {
    css: '@media print { h1 { display: none } p { color: #bbb } div { block-size: 2px; overflow: hidden } }',
    fails: [
      /“Boats” is not on the printed page/,
      /“On the lake” is not on the printed page/,
      /main > p: “Ten a day\.” is too pale for paper/,
    ],
  },
]);
