import { toExamples } from '../examples.ts';

const text = 'Our boats are old, and we like them as they are. ';
const long = text.repeat(6);
const css = 'main p { line-height: 1.6; max-inline-size: 30rem; margin-block: 1rem }';

export const examples = toExamples([
  {
    passes: 'Paragraphs below and beside each other, a long heading, and a short text',
    html: `<main><h1>${text.repeat(4)}</h1><p>Ten a day.</p><p>${long}</p><p>${long}</p>
        <div><p>${long}</p><p>${long}</p></div></main>`,
    css: `${css} main p { margin-block: 3rem } div { display: flex; gap: 1rem } div p { margin: 0 }`,
  },
  {
    html: `<div>${long}</div><ul><li>${long}<ul><li>Oars</li></ul></li></ul>
        <p id="italics"><em>${long}</em></p><p id="japanese" lang="ja">${'貸しボートは毎日朝から夕方まで。'.repeat(5)}</p>
        <main><p>${long}</p><p id="close">${long}</p><p id="low">${long}</p><p id="justified">${long}</p></main>`,
    css: `${css} #low { line-height: normal } #justified { text-align: justify }`,
    variant: { viewport: '1280×800' },
    fails: [
      /body > div: A line has about \d{3} characters\. Limit its width to 80/,
      /ul > li: A line has about \d{3} characters/,
      /^#italics: A line has about \d{3} characters/,
      /^#japanese: A line has about \d+ characters\. Limit its width to 40/,
      /^#close: The paragraph before is 16 px away\. Let 38 px, 1\.5 lines, be between them/,
      /^#low: The line height is less than 1\.5 times the/,
      /^#justified: The text is justified/,
    ],
  },
]);
