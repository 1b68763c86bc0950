import type { Examples } from '../examples.ts';

const button = '<main><button>Ask for a boat</button></main>';
const sentence =
  '<main><p>Our boats are old. <a href="/terms">What you agree to when you take one</a> is on a page of its own.</p></main>';

export const examples: Examples = {
  passed: [
    { description: 'A button of 44 px', html: button, css: 'button { block-size: 44px }' },
    {
      description: 'A link of 24 px in a sentence',
      html: sentence,
      css: 'a { font-size: 16px; padding-block: 2px }',
    },
    {
      description: 'A low button that is disabled',
      html: button.replace('<button', '<button disabled'),
    },
  ],
  failed: [
    {
      description: 'A low button',
      html: button,
      css: 'button { block-size: 28px }',
      message: /The target is \d+ × 28 px\. Make it at least 44 px/,
      target: 'html > body > main > button',
    },
    {
      description: 'A link of 24 px in a line of its own',
      html: '<footer><p><a href="/terms">Terms</a></p></footer>',
      css: 'a { font-size: 16px; padding-block: 2px }',
      message: /The target is \d+ × 2\d px\. Make it at least 44 px/,
      target: 'html > body > footer > p > a',
    },
    {
      description: 'A low link in a sentence',
      html: sentence,
      css: 'a { font-size: 12px }',
      variant: { viewport: '1280×800' },
      message: /The target is \d+ × 1\d px\. Make it at least 24 px/,
      target: 'html > body > main > p > a',
    },
    {
      description: 'A link in a sentence that is low in each of its lines',
      html: sentence,
      css: 'p { inline-size: 7rem } a { font-size: 12px }',
      message: /The target is \d+ × 1\d px\. Make it at least 24 px/,
      target: 'html > body > main > p > a',
    },
  ],
};
