import { failedOn, passedOn, type Examples } from '../examples.ts';

const html =
  '<main><h1>Boats</h1><ul><li id="open">Open from May to October.</li><li>Closed on rainy days.</li></ul></main>';
const fixedSize = 'li { inline-size: 14em; block-size: 1lh; line-height: 1 }';

export const examples: Examples = {
  passed: passedOn(html, {
    'Items of a fixed size into which their text fits': { css: fixedSize },
  }),
  failed: failedOn(html, {
    'A line over the line before': {
      css: 'li + li { margin-block-start: -1em }',
      message:
        /“Open from May to October\.” and “Closed on rainy days\.” are drawn over each other/,
      target: '#open',
    },
    'Generated content over a text': {
      html: `${html}<footer>Lake Street 1</footer>`,
      css: 'footer::before { content: ""; position: absolute; inset: 0; z-index: 9 }',
      message: /“Open from May to October\.” is under html > body > footer\. Uncover it/,
      target: '#open',
    },
    'Items of a fixed size, out of which spaced text grows': {
      css: fixedSize,
      variant: { preference: 'text spacing' },
      message: /are drawn over each other/,
    },
  }),
};
