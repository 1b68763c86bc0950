import { toExamples } from '../examples.ts';

export const examples = toExamples([
  {
    passes: 'Texts that grow with the viewport too, or slowly, and pinch-zoom without double tap',
    html: '<main><h1>Boats for hire</h1><p>Ten a day.</p></main>',
    css: `h1 { font-size: calc(1.5rem + 2vw) } p { font-size: 1rem; transition: font-size 5s }
        body { touch-action: manipulation } p { touch-action: pan-y pinch-zoom }`,
  },
  {
    css: 'h1 { font-size: 6vw } body { touch-action: pan-x pan-y }',
    fails: [
      /main > h1: The font size of “Boats for hire” is \d+ px by default, and only \d+ px when the user doubles/,
      /^html > body: The touch-action of this element prevents pinch-zoom/,
    ],
  },
]);
