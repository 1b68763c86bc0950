import { failedOn, passedOn, type Examples } from '../examples.ts';

const text = 'Our boats are old, and we like them as they are. ';
const long = text.repeat(6);
const paragraphs = `<main><p>${text.repeat(2)}</p><p id="second">${text.repeat(2)}</p></main>`;
const well = 'p { line-height: 1.6; max-inline-size: 30rem; margin-block: 3rem }';
const longLine = {
  variant: { viewport: '1280×800' } as const,
  message: /A line has about \d{3} characters\. Limit its width to 80/,
};

export const examples: Examples = {
  passed: passedOn(paragraphs, {
    'Paragraphs with room between them': { css: well },
    'Paragraphs beside each other': {
      css: `${well} p { margin: 0 } main { display: flex; gap: 1rem }`,
    },
    'A long heading, and a text of 60 characters': {
      html: `<h1>${text.repeat(4)}</h1><p>Ten a day.</p>`,
      css: 'p { line-height: 1 }',
    },
  }),
  failed: failedOn(paragraphs, {
    // Of whatever elements the text consists.
    'A text that is no paragraph and has long lines': { html: `<div>${long}</div>`, ...longLine },
    'A paragraph in italics with long lines': { html: `<p><em>${long}</em></p>`, ...longLine },
    'A list item with long lines and a list in it': {
      html: `<ul><li>${long}<ul><li>Oars</li></ul></li></ul>`,
      ...longLine,
    },
    'A Japanese text of more than 40 characters in a line': {
      html: `<p>${'貸しボートは毎日朝から夕方まで。'.repeat(5)}</p>`,
      page: { locale: 'ja' },
      variant: { viewport: '1280×800' },
      message: /A line has about \d+ characters\. Limit its width to 40/,
    },
    'Paragraphs that are close to each other': {
      css: `${well} p { margin-block: 1rem }`,
      message: /The paragraph before is 16 px away\. Let 38 px, 1\.5 lines, be between them/,
      target: '#second',
    },
    'Lines of the browser’s own height': {
      css: `${well} p { line-height: normal }`,
      message: /The line height is less than 1\.5 times the text/,
    },
    'Justified text': {
      css: `${well} p { text-align: justify }`,
      message: /The text is justified/,
    },
  }),
};
