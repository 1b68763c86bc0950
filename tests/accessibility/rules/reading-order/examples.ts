import { failedOn, passedOn, type Examples } from '../examples.ts';

const html =
  '<main><h1>Boats</h1><div><p>Do I need a licence?</p><p id="answer">No, not for ours.</p></div></main>';
const message = /“No, not for ours\.” is read after “Do I need a licence\?” and stands before it/;
const arabic = { dir: 'rtl', locale: 'ar' } as const;

export const examples: Examples = {
  passed: passedOn(html, {
    'A row from right to left on a page in Arabic': {
      css: 'div { display: flex; gap: 1rem }',
      page: arabic,
    },
    'A second column that begins above the end of the first': {
      html: '<main><div><p>Boats</p><p>Oars</p></div><div><p>Sails</p></div></main>',
      css: 'main { display: flex }',
    },
  }),
  failed: failedOn(html, {
    'An answer that is above its question': {
      css: 'div { display: flex; flex-direction: column-reverse }',
      message,
      target: '#answer',
    },
    'An answer on the left of its question': {
      css: 'div { display: flex; flex-direction: row-reverse; gap: 1rem }',
      variant: { viewport: '1280×800' },
      message,
    },
    'An answer on the right of its question on a page in Arabic': {
      css: 'div { display: flex; direction: ltr; gap: 1rem }',
      page: arabic,
      variant: { viewport: '1280×800' },
      message,
    },
  }),
};
