import type { Examples } from '../examples.ts';

const html = '<main><h1>Boats for hire</h1><p id="price">Half price this week.</p></main>';
const blink = '@keyframes blink { to { opacity: 0.4 } }';

export const examples: Examples = {
  passed: [
    { description: 'A text that stands still', html, css: `${blink} p { font-weight: bold }` },
    {
      description: 'A text that blinks only under the pointer',
      html,
      css: `${blink} p:hover { animation: blink 1s infinite }`,
    },
    {
      description: 'A transition that the change of the text size starts',
      html,
      css: 'p { transition: font-size 0.9s }',
      variant: { preference: 'text 200 %' },
    },
  ],
  failed: [
    {
      description: 'A text that blinks for as long as the page is open',
      html,
      css: `${blink} #price { animation: blink 1s infinite alternate }`,
      message: /This moves by itself/,
      target: '#price',
    },
    {
      description: 'A text that a script moves',
      html,
      script: () =>
        void document
          .querySelector('#price')!
          .animate({ translate: ['0', '1rem'] }, { duration: 1000, iterations: Infinity }),
      message: /This moves by itself/,
      target: '#price',
    },
    {
      description: 'A video',
      html: `${html}<video></video>`,
      message: /There is a <video>/,
      target: 'html > body > video',
    },
    {
      description: 'A frame',
      html: `${html}<iframe title="Map"></iframe>`,
      message: /There is a <iframe>/,
      target: 'html > body > iframe',
    },
    {
      description: 'A drawing that moves by its own markup',
      html: `${html}<svg><rect><animate attributeName="x" dur="1s" /></rect></svg>`,
      message: /There is a <animate>/,
    },
  ],
};
