import { failedOn, passedOn, withToast, type Examples } from '../examples.ts';

const html =
  '<main><h1>Boats for hire</h1><p>Bring warm clothes, something to eat, and someone who can swim.</p></main>';

export const examples: Examples = {
  passed: passedOn(html, {
    'A box that grows with its text, and one that scrolls to all of its text': {
      css: 'h1 { min-block-size: 2rem; overflow: hidden } p { block-size: 2rem; overflow-y: auto }',
    },
    'A text for screen readers alone': {
      css: 'p { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; white-space: nowrap }',
    },
    'A skip link that waits above the page': {
      html: `<a href="#boats">Skip to the boats</a>${html}`,
      css: 'a { position: absolute; inset-block-start: -10rem }',
    },
  }),
  failed: failedOn(html, {
    'A box that is too low for its text and hides the rest': {
      css: 'p { block-size: 2rem; overflow: hidden }',
      message: /Its text does not fit/,
      target: 'html > body > main > p',
    },
    'A text that is cut off at its side': {
      css: 'p { white-space: nowrap; overflow-x: hidden }',
      variant: { viewport: '320×256' },
      message: /Its text does not fit/,
    },
    'A toast whose text begins above its box': {
      html: withToast('<p>We call you</p>'),
      css: '[data-toast] { position: fixed; inset-block-end: 0; block-size: 8rem; overflow-y: auto } p { margin-block-start: -3rem }',
      variant: { state: 'toast open' },
      message: /“We call you” is cut off where no scrolling leads/,
      target: 'html > body > div > p',
    },
    'A heading that begins before the page does': {
      css: 'h1 { margin-inline-start: -6rem }',
      page: { dir: 'rtl', locale: 'ar' },
      message: /“Boats for hire” is cut off where no scrolling leads/,
    },
    'A banner that stays at the bottom and is higher than the viewport': {
      html: `${html}<footer>Closed in the winter</footer>`,
      css: 'footer { position: fixed; inset-block-end: 0; block-size: 20rem }',
      variant: { viewport: '320×256' },
      message: /“Closed in the winter” is cut off where no scrolling leads/,
    },
  }),
};
