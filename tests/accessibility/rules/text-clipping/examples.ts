import type { Examples } from '../examples.ts';

const text =
  '<main><h1>Boats for hire</h1><p>Bring warm clothes, something to eat, and someone who can swim.</p></main>';

export const examples: Examples = {
  passed: [
    {
      description: 'A box that grows with its text',
      html: text,
      css: 'p { min-block-size: 2rem; overflow: hidden }',
    },
    {
      description: 'A box that scrolls to all of its text',
      html: text,
      css: 'p { block-size: 2rem; overflow-y: auto }',
    },
    {
      description: 'A text for screen readers alone',
      html: text,
      css: 'p { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; white-space: nowrap }',
    },
    {
      description: 'A skip link that waits above the page',
      html: `<a href="#boats">Skip to the boats</a>${text}`,
      css: 'a { position: absolute; inset-block-start: -10rem }',
    },
  ],
  failed: [
    {
      description: 'A box that is too low for its text and hides the rest',
      html: text,
      css: 'p { block-size: 2rem; overflow: hidden }',
      message: /Its text does not fit/,
      target: 'html > body > main > p',
    },
    {
      description: 'A text that is cut off at its side',
      html: text,
      css: 'p { white-space: nowrap; overflow-x: hidden }',
      variant: { viewport: '320×256' },
      message: /Its text does not fit/,
      target: 'html > body > main > p',
    },
    {
      description: 'A button that cuts off text of twice the size',
      html: '<button>Ask for<br />a boat</button>',
      css: 'button { font: inherit; block-size: 64px; overflow: hidden }',
      variant: { preference: 'text 200 %' },
      message: /Its text does not fit/,
      target: 'html > body > button',
    },
    {
      description: 'A heading that cuts off spaced text',
      html: text,
      css: 'h1 { inline-size: 8em; white-space: nowrap; overflow: hidden }',
      variant: { preference: 'text spacing' },
      message: /Its text does not fit/,
      target: 'html > body > main > h1',
    },
    {
      description: 'A toast whose text begins above its box',
      html: '<button id="open">Ask for a boat</button>',
      css: '[data-toast] { position: fixed; inset-block-end: 0; block-size: 8rem; overflow-y: auto } p { margin-block-start: -3rem }',
      script: () =>
        document
          .querySelector('#open')!
          .addEventListener('click', () =>
            document.body.insertAdjacentHTML(
              'beforeend',
              '<div data-toast><p>We call you</p></div>',
            ),
          ),
      variant: { state: 'toast open' },
      message: /“We call you” is cut off where no scrolling leads/,
      target: 'html > body > div > p',
    },
    {
      description: 'A heading that begins before the page does',
      html: text,
      css: 'h1 { margin-inline-start: -6rem }',
      page: { dir: 'rtl', locale: 'ar' },
      message: /“Boats for hire” is cut off where no scrolling leads/,
      target: 'html > body > main > h1',
    },
    {
      description: 'A banner that stays at the bottom and is higher than the viewport',
      html: `${text}<footer>Closed in the winter</footer>`,
      css: 'footer { position: fixed; inset-block-end: 0; block-size: 20rem }',
      variant: { viewport: '320×256' },
      message: /“Closed in the winter” is cut off where no scrolling leads/,
      target: 'html > body > footer',
    },
  ],
};
