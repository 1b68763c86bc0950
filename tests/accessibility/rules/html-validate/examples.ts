import { toExamples } from '../examples.ts';

export const examples = toExamples([
  {
    passes: 'A button that says it submits no form, and what a script adds',
    html: '<main><h1>Boats for hire</h1><button type="button">Show the prices</button></main>',
    script: () => document.querySelector('main')!.append(document.createElement('button')),
  },
  // The rule heading-structure leaves the first to this engine.
  {
    html: `<main><h1>Boats for hire</h1><h1>Prices</h1><button>Show the prices</button><img src="boat.png">
      <p id="boat">Rowing boat</p><p id="boat">Sailing boat</p><p>Rowing boat<div>30 € an hour</div></main>`,
    fails: [
      'heading-level',
      'no-implicit-button-type',
      'wcag/h37',
      'no-dup-id',
      'no-implicit-close',
    ].map((rule) => new RegExp(`^html > body > main.*: ${rule}: `)),
  },
]);
