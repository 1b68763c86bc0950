import { toExamples } from '../examples.ts';

const blink = '@keyframes blink { to { opacity: 0.4 } }';

export const examples = toExamples([
  {
    passes:
      'Texts that grow slowly with the text size, blink under the pointer, fade in for three seconds, or fade while the page is scrolled',
    html: '<main><h1>Boats for hire</h1><p>Half price this week.</p></main>',
    css: `${blink} h1 { animation: blink 3s } body { min-block-size: 200vh }
        p { animation: blink linear; animation-timeline: scroll(); transition: font-size 0.9s } p:hover { animation: blink 1s infinite }`,
    variant: { preference: 'text 200 %' },
  },
  {
    html: `<main><h1>Boats for hire</h1><p id="price">Half price this week.</p><p id="now">Today only.</p><marquee>Hats</marquee><canvas></canvas></main>
      <script>document.querySelector('h1').animate({ translate: ['0', '1rem'] }, { duration: 100, iterations: Infinity })</script>`,
    css: `${blink} #price { animation: blink 1s infinite alternate } #now { animation: blink 0.2s infinite }`,
    fails: [
      /^#price: This moves by itself.*\(WCAG 2\.2\.2\)$/,
      /^#now: This moves by itself.*\(WCAG 2\.2\.2, 2\.3\.1, 2\.3\.2\)$/,
      /main > h1: This moves by itself.*\(WCAG 2\.2\.2\)$/,
      /marquee: This moves by itself.*\(WCAG 2\.2\.2\)$/,
    ],
  },
]);
