import { toExamples } from '../examples.ts';

const blink = '@keyframes blink { to { opacity: 0.4 } }';

export const examples = toExamples([
  {
    passes: 'A text that blinks under the pointer, and grows slowly with the text size',
    html: '<main><p>Half price this week.</p></main>',
    css: `${blink} p { transition: font-size 0.9s } p:hover { animation: blink 1s infinite }`,
    variant: { preference: 'text 200 %' },
  },
  {
    html: `<main><h1>Boats for hire</h1><p id="price">Half price this week.</p><video></video>
        <svg><rect><animate attributeName="x" dur="1s" /></rect></svg></main>`,
    css: `${blink} #price { animation: blink 1s infinite alternate }`,
    script: () =>
      void document
        .querySelector('h1')!
        .animate({ translate: ['0', '1rem'] }, { duration: 1000, iterations: Infinity }),
    fails: [
      /^#price: This moves by itself/,
      /main > h1: This moves by itself/,
      /There is a <video>.*\(WCAG 1\.2\.1, /,
      /There is a <animate>.*\(WCAG 2\.2\.2, 2\.3\.1, 2\.3\.2\)$/,
    ],
  },
]);
