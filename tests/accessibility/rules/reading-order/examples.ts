import type { Examples } from '../examples.ts';

const html =
  '<main><h1>Boats</h1><div><p>Do I need a licence?</p><p id="answer">No, not for our boats.</p></div></main>';
const message =
  /“No, not for our boats\.” is read after “Do I need a licence\?” and stands before it/;

export const examples: Examples = {
  passed: [
    {
      description: 'A column in the order of the document',
      html,
      css: 'div { display: flex; flex-direction: column } #answer { order: 1 }',
    },
    {
      description: 'A row from right to left on a page in Arabic',
      html,
      css: 'div { display: flex; gap: 1rem }',
      page: { dir: 'rtl', locale: 'ar' },
    },
    {
      description: 'A second column that begins above the end of the first',
      html: `<main><div><p>Boats</p><p>Oars</p></div><div><p>Sails</p></div></main>`,
      css: 'main { display: flex }',
    },
  ],
  failed: [
    {
      description: 'An answer that is above its question',
      html,
      css: 'div { display: flex; flex-direction: column } #answer { order: -1 }',
      message,
      target: '#answer',
    },
    {
      description: 'A section that is above the one it follows',
      html: `${html.replace('</main>', '')}<section><h2>Prices</h2></section></main>`,
      css: 'main { display: flex; flex-direction: column } section { order: -1 }',
      message: /“Prices” is read after “No, not for our boats\.” and stands before it/,
    },
    {
      description: 'An answer on the left of its question',
      html,
      css: 'div { display: flex; flex-direction: row-reverse; gap: 1rem }',
      variant: { viewport: '1280×800' },
      message,
      target: '#answer',
    },
    {
      description: 'An answer on the right of its question on a page in Arabic',
      html,
      css: 'div { display: flex; direction: ltr; gap: 1rem }',
      page: { dir: 'rtl', locale: 'ar' },
      variant: { viewport: '1280×800' },
      message,
      target: '#answer',
    },
  ],
};
