import type { Examples } from '../examples.ts';

const rest = '<header><a href="/rowing">Rowing boats</a></header>';
const main = '<main id="main" tabindex="-1"><h1>Boats for hire</h1><p>Ten a day.</p></main>';

export const examples: Examples = {
  passed: [
    {
      description: 'A first link to the main content',
      html: `<a href="#main">Skip to the boats</a>${rest}${main}`,
    },
    {
      description: 'A first link to an element with the role of main content',
      html: `<a href="#main">Skip to the boats</a>${rest}<div role="main" id="main" tabindex="-1">Ten a day.</div>`,
    },
    { description: 'A page without controls', html: '<main><h1>Boats for hire</h1></main>' },
  ],
  failed: [
    {
      description: 'A first link to another page',
      html: `<a href="/all#main">Skip to the boats</a>${rest}${main}`,
      message: /body > a: The first Tab leads to “Skip to the boats”/,
    },
    {
      description: 'A first link to another part of the page',
      html: `<a href="#foot">Skip to the boats</a>${rest}${main}<footer id="foot" tabindex="-1"></footer>`,
      message: /body > a: The first Tab leads to “Skip to the boats”/,
    },
    {
      description: 'A page that begins with a link of its header',
      html: rest + main,
      message: /header > a: The first Tab leads to “Rowing boats”/,
    },
    {
      description: 'Main content that takes no focus',
      html: `<a href="#main">Skip to the boats</a>${rest}<main id="main">Ten a day.</main>`,
      message: /“Skip to the boats” does not take the focus to the main content/,
    },
  ],
};
