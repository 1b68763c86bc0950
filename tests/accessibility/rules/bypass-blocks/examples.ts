import { toExamples } from '../examples.ts';

const main = '<main id="main" tabindex="-1"><h1>Boats for hire</h1></main>';
const toPage = (href: string, content = main) =>
  `<a href="${href}">Skip to the boats</a><header><a href="/rowing">Rowing</a></header>${content}
  <footer id="foot" tabindex="-1"></footer>`;
const fails = [/The first Tab leads to “Skip to the boats”/];

export const examples = toExamples([
  { passes: 'A page without controls', html: main },
  {
    passes: 'A first link to the main content',
    html: toPage('#main', '<div role="main" id="main" tabindex="-1">Ten a day.</div>'),
  },
  { html: toPage('/all#main'), fails },
  { html: toPage('#foot'), fails },
  {
    html: toPage('#main', '<main id="main">Ten a day.</main>'),
    fails: [/“Skip to the boats” does not take the focus to the main content/],
  },
  {
    html: '<main><a href="/prices" onfocus="this.blur()">Prices</a></main>',
    cannotTell: /^The first Tab led to no element/,
  },
]);
