import type { Examples } from '../examples.ts';

const season =
  '<main><h1>Boats</h1><p id="open">Open from May to October.</p><p id="closed">Closed on rainy days.</p></main>';

const items = '<ul><li id="open">Open from May to October.</li><li>Closed on rainy days.</li></ul>';
const fixedSize = 'li { inline-size: 14em; block-size: 1lh }';

export const examples: Examples = {
  passed: [
    { description: 'Texts that have room each', html: season },
    {
      description: 'Lines whose boxes touch while their letters do not',
      html: season,
      css: 'p { margin: 0; line-height: 1 }',
    },
    {
      description: 'Items of a fixed size into which their text fits',
      html: items,
      css: fixedSize,
    },
  ],
  failed: [
    {
      description: 'A line over the line before',
      html: season,
      css: '#closed { margin-block-start: -2.1em }',
      message:
        /“Open from May to October\.” and “Closed on rainy days\.” are drawn over each other/,
      target: '#open',
    },
    {
      description: 'Generated content over a text',
      html: `${season}<footer>Lake Street 1</footer>`,
      css: 'footer::before { content: ""; position: absolute; inset: 0; z-index: 9 }',
      message: /“Open from May to October\.” is under html > body > footer\. Uncover it/,
      target: '#open',
    },
    {
      description: 'Items of a fixed size, out of which spaced text grows',
      html: items,
      css: fixedSize,
      variant: { preference: 'text spacing' },
      message: /are drawn over each other/,
      target: '#open',
    },
  ],
};
