import { toExamples } from '../examples.ts';

export const examples = toExamples([
  {
    passes: 'A text that the user changes',
    html: '<main><button onclick="this.textContent = \'Canoes\'">Rowing boats</button></main>',
  },
  {
    html: '<main><h1>Boats for hire</h1><p id="offer">Rowing boats</p></main>',
    script: () => {
      setInterval(() => (document.querySelector('#offer')!.textContent = 'Canoes'), 8000);
      setTimeout(() => document.querySelector('h1')!.remove(), 3_600_000);
      setTimeout(() => location.assign('/second'), 30_000);
    },
    fails: [
      /^#offer: This changed by itself/,
      /main: This changed by itself/,
      /The page went from .* to .*\/second by itself/,
    ],
  },
]);
