import { failedOn, passedOn, type Examples } from '../examples.ts';

const html = '<main><h1>Boats for hire</h1><p id="price">Half price this week.</p></main>';
const blink = '@keyframes blink { to { opacity: 0.4 } }';

export const examples: Examples = {
  passed: passedOn(html, {
    'A text that blinks only under the pointer': {
      css: `${blink} p:hover { animation: blink 1s infinite }`,
    },
    'A transition that the change of the text size starts': {
      css: 'p { transition: font-size 0.9s }',
      variant: { preference: 'text 200 %' },
    },
  }),
  failed: failedOn(html, {
    'A text that blinks for as long as the page is open': {
      css: `${blink} #price { animation: blink 1s infinite alternate }`,
      message: /This moves by itself/,
      target: '#price',
    },
    'A text that a script moves': {
      script: () =>
        void document
          .querySelector('#price')!
          .animate({ translate: ['0', '1rem'] }, { duration: 1000, iterations: Infinity }),
      message: /This moves by itself/,
    },
    'A video': { html: '<video></video>', message: /There is a <video>/ },
    'A drawing that moves by its own markup': {
      html: '<svg><rect><animate attributeName="x" dur="1s" /></rect></svg>',
      message: /There is a <animate>/,
    },
  }),
};
