import type { Examples } from '../examples.ts';

const text = 'Our boats are old, and we like them as they are. ';
const paragraphs = `<main><p>${text.repeat(2)}</p><p id="second">${text.repeat(2)}</p></main>`;
const well = 'p { line-height: 1.6; max-inline-size: 30rem; margin-block: 3rem }';
const longLine = /A line has about \d{3} characters\. Limit its width to 80/;

export const examples: Examples = {
  passed: [
    {
      description: 'Paragraphs with short, high lines and room between them',
      html: paragraphs,
      css: well,
    },
    {
      description: 'Paragraphs beside each other',
      html: paragraphs,
      css: `${well} p { margin: 0 } main { display: flex; gap: 1rem }`,
    },
    { description: 'A long heading', html: `<h1>${text.repeat(4)}</h1>` },
    {
      description: 'A text of 60 characters',
      html: '<p>Ten a day.</p>',
      css: 'p { line-height: 1 }',
    },
  ],
  failed: [
    {
      description: 'Lines as wide as the page',
      html: paragraphs,
      css: `${well} p { max-inline-size: none }`,
      variant: { viewport: '1280×800' },
      message: /A line has about 9\d characters/,
      target: '#second',
    },
    {
      description: 'A text that is no paragraph and has long lines',
      html: `<div id="text">${text.repeat(6)}</div>`,
      variant: { viewport: '1280×800' },
      message: longLine,
      target: '#text',
    },
    {
      description: 'A paragraph that is all in italics and has long lines',
      html: `<p id="text"><em>${text.repeat(6)}</em></p>`,
      variant: { viewport: '1280×800' },
      message: longLine,
      target: '#text',
    },
    {
      description: 'A list item with long lines and a list in it',
      html: `<ul><li id="text">${text.repeat(6)}<ul><li>Oars</li></ul></li></ul>`,
      variant: { viewport: '1280×800' },
      message: longLine,
      target: '#text',
    },
    {
      description: 'A Japanese text of more than 40 characters in a line',
      html: `<p>${'貸しボートは毎日朝から夕方まで。'.repeat(5)}</p>`,
      page: { locale: 'ja' },
      variant: { viewport: '1280×800' },
      message: /A line has about \d+ characters\. Limit its width to 40/,
    },
    {
      description: 'Paragraphs that are close to each other',
      html: paragraphs,
      css: `${well} p { margin-block: 1rem }`,
      message: /The paragraph before is 16 px away\. Let 38 px, 1\.5 lines, be between them/,
      target: '#second',
    },
    {
      description: 'Lines that are close to each other',
      html: paragraphs,
      css: `${well} p { line-height: 1.1 }`,
      message: /The line height is less than 1\.5 times the text/,
      target: '#second',
    },
    {
      description: 'Lines of the browser’s own height',
      html: paragraphs,
      css: `${well} p { line-height: normal }`,
      message: /The line height is less than 1\.5 times the text/,
      target: '#second',
    },
    {
      description: 'Justified text',
      html: paragraphs,
      css: `${well} p { text-align: justify }`,
      message: /The text is justified/,
      target: '#second',
    },
  ],
};
