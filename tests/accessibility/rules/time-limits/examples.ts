import { failedOn, passedOn, type Examples } from '../examples.ts';

const html = '<main><h1>Boats for hire</h1><button id="offer">Rowing boats</button></main>';

export const examples: Examples = {
  passed: passedOn(html, {
    'A text that the user changes': {
      html: '<main><button onclick="this.textContent = \'Canoes\'">Rowing boats</button></main>',
    },
  }),
  failed: failedOn(html, {
    'A text that a timer changes': {
      script: () =>
        setInterval(() => (document.querySelector('#offer')!.textContent = 'Canoes'), 8000),
      message: /^#offer: This changed by itself/,
    },
    'A session that ends within a day': {
      script: () => setTimeout(() => document.querySelector('#offer')!.remove(), 3_600_000),
      message: /main: This changed by itself/,
    },
    'A page that leads to another one after a while': {
      script: () => setTimeout(() => location.assign('/second'), 30_000),
      message: /The page went from .* to .*\/second by itself/,
    },
  }),
};
