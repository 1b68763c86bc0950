import type { Examples } from '../examples.ts';

const header = '<header><p>The boat house</p></header>';
const footer = '<footer><p>By the old bridge</p></footer>';

export const examples: Examples = {
  passed: [
    {
      description: 'A button that is hidden until its script runs',
      html: `${header}<main><h1>Boats for hire</h1><button type="button" hidden>Ask for a boat</button></main>${footer}`,
      script: () => {
        document.querySelector('button')!.hidden = false;
      },
    },
  ],
  failed: [
    {
      description: 'A button that needs a script',
      html: `${header}<main><h1>Boats for hire</h1><button type="button">Ask for a boat</button></main>${footer}`,
      message: /“Ask for a boat” does nothing without JavaScript/,
      target: 'html > body > main > button',
    },
    {
      description: 'A footer that a script writes',
      html: `${header}<main><h1>Boats for hire</h1></main><footer></footer>`,
      script: () => document.querySelector('footer')!.append('By the old bridge'),
      message: /Without JavaScript there is no <footer>, or it is empty/,
    },
  ],
};
