import { failedOn, passedOn, type Examples } from '../examples.ts';

const toPage = (attribute = '') =>
  `<main><h1>Boats for hire</h1><button type="button" ${attribute}>Ask for a boat</button></main>`;

export const examples: Examples = {
  passed: passedOn(toPage('hidden'), {
    'A button that is hidden until its script runs': {
      script: () => document.querySelector('button')!.removeAttribute('hidden'),
    },
  }),
  failed: failedOn(toPage(), {
    'A button that needs a script': {
      message: /“Ask for a boat” does nothing without JavaScript/,
      target: 'html > body > main > button',
    },
    'A main part that a script writes': {
      html: '<main></main>',
      script: () => document.querySelector('main')!.append('By the old bridge'),
      message: /Without JavaScript there is no <main>, or it is empty/,
    },
  }),
};
