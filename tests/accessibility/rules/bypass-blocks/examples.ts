import { failedOn, passedOn, type Examples } from '../examples.ts';

const main = '<main id="main" tabindex="-1"><h1>Boats for hire</h1></main>';
const toPage = (href: string, content = main) =>
  `<a href="${href}">Skip to the boats</a><header><a href="/rowing">Rowing</a></header>${content}
  <footer id="foot" tabindex="-1"></footer>`;

export const examples: Examples = {
  passed: passedOn(main, {
    'A first link to the main content': {
      html: toPage('#main', '<div role="main" id="main" tabindex="-1">Ten a day.</div>'),
    },
    'A page without controls': {},
  }),
  failed: failedOn(toPage('#main', '<main id="main">Ten a day.</main>'), {
    'Another page': {
      html: toPage('/all#main'),
      message: /The first Tab leads to “Skip to the boats”/,
    },
    'Another part': {
      html: toPage('#foot'),
      message: /The first Tab leads to “Skip to the boats”/,
    },
    'Main content that takes no focus': {
      message: /“Skip to the boats” does not take the focus to the main content/,
    },
  }),
};
