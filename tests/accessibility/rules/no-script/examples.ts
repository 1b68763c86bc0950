import { toExamples } from '../examples.ts';

export const examples = toExamples([
  {
    passes: 'A button that is hidden until its script runs',
    html: '<main><h1>Boats for hire</h1><button hidden>Ask for a boat</button></main>',
    script: () => document.querySelector('button')!.removeAttribute('hidden'),
  },
  {
    html: '<button>Ask for a boat</button><main></main>',
    script: () => document.querySelector('main')!.append('By the old bridge'),
    fails: [
      /^html > body > button: “Ask for a boat” does nothing without JavaScript/,
      /Without JavaScript there is no <main>, or it is empty/,
    ],
  },
]);
