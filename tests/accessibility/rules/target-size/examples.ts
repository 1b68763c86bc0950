import { failedOn, passedOn, type Examples } from '../examples.ts';

const sentence =
  '<main><p>Our boats are old. <a href="/terms">What you agree to when you take one</a> is on a page of its own.</p></main>';
const twoButtons = '<main><button>Ask for a boat</button><button disabled>Ask</button></main>';

export const examples: Examples = {
  passed: passedOn(twoButtons, {
    'A button of 44 px, and a low one that is disabled': {
      css: 'button:enabled { block-size: 44px }',
    },
    'A link of 24 px in a sentence': {
      html: sentence,
      css: 'a { font-size: 16px; padding-block: 2px }',
    },
  }),
  failed: failedOn(twoButtons, {
    'A low button': {
      css: 'button { block-size: 28px }',
      message: /The target is \d+ × 28 px\. Make it at least 44 px/,
      target: 'html > body > main > button:nth-of-type(1)',
    },
    'A link of 24 px in a line of its own': {
      html: '<footer><p><a href="/terms">Terms</a></p></footer>',
      css: 'a { font-size: 16px; padding-block: 2px }',
      message: /The target is \d+ × 2\d px\. Make it at least 44 px/,
    },
    'A link in a sentence that is low in each of its lines': {
      html: sentence,
      css: 'p { inline-size: 7rem } a { font-size: 12px }',
      message: /The target is \d+ × 1\d px\. Make it at least 24 px/,
    },
  }),
};
