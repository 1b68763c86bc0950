import type { Examples } from '../examples.ts';

/** @param href of a first link, which is in the page for the keyboard */
const toPage = (href: string, main: string) =>
  `<a href="${href}">Skip to the boats</a><header><a href="/rowing">Rowing</a></header>${main}`;
const main = '<main id="main" tabindex="-1"><h1>Boats for hire</h1></main>';

export const examples: Examples = {
  passed: [
    {
      description: 'A first link to the main content',
      html: toPage('#main', '<div role="main" id="main" tabindex="-1">Ten a day.</div>'),
    },
    { description: 'A page without controls', html: main },
  ],
  failed: [
    {
      description: 'A first link to another page',
      html: toPage('/all#main', main),
      message: /^html > body > a: The first Tab leads to “Skip to the boats”/,
    },
    {
      description: 'A first link to another part of the page',
      html: toPage('#foot', `${main}<footer id="foot" tabindex="-1"></footer>`),
      message: /^html > body > a: The first Tab leads to “Skip to the boats”/,
    },
    {
      description: 'Main content that takes no focus',
      html: toPage('#main', main.replace(' tabindex="-1"', '')),
      message: /“Skip to the boats” does not take the focus to the main content/,
    },
  ],
};
