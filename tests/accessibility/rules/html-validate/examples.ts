import { passedOn, type Examples } from '../examples.ts';

const toMain = (content: string) => `<main><h1>Boats for hire</h1>${content}</main>`;

/** An example for a rule of html-validate; heading-structure leaves the first to it. */
const byRule = {
  'heading-level': '<h1>Prices</h1>',
  'no-implicit-button-type': '<button>Show the prices</button>',
  'wcag/h37': '<img src="boat.png">',
  'no-dup-id': '<p id="boat">Rowing boat</p><p id="boat">Sailing boat</p>',
  'no-implicit-close': '<p>Rowing boat<div>30 € an hour</div>',
};

export const examples: Examples = {
  passed: passedOn(toMain('<button type="button">Show the prices</button>'), {
    'A button that says it submits no form, and what a script adds': {
      script: () => document.querySelector('main')!.append(document.createElement('button')),
    },
  }),
  failed: Object.entries(byRule).map(([rule, content]) => ({
    description: `The example for ${rule}`,
    html: toMain(content),
    message: new RegExp(`^html > body > main.*: ${rule}: `),
  })),
};
