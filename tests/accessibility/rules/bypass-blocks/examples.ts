import type { Examples, FailedExample } from '../examples.ts';

const main = '<main id="main" tabindex="-1"><h1>Boats for hire</h1></main>';
const toPage = (href: string, content = main) =>
  `<a href="${href}">Skip to the boats</a><header><a href="/rowing">Rowing</a></header>${content}
  <footer id="foot" tabindex="-1"></footer>`;

const toFailed = (description: string, html: string, message: RegExp): FailedExample => ({
  description,
  html,
  message,
});

export const examples: Examples = {
  passed: [
    {
      description: 'A first link to the main content',
      html: toPage('#main', '<div role="main" id="main" tabindex="-1">Ten a day.</div>'),
    },
    { description: 'A page without controls', html: main },
  ],
  failed: [
    toFailed('Another page', toPage('/all#main'), /The first Tab leads to “Skip to the boats”/),
    toFailed('Another part', toPage('#foot'), /The first Tab leads to “Skip to the boats”/),
    toFailed(
      'Main content that takes no focus',
      toPage('#main', '<main id="main">Ten a day.</main>'),
      /“Skip to the boats” does not take the focus to the main content/,
    ),
  ],
};
