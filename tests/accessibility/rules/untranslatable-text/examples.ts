import { failedOn, passedOn, type Examples } from '../examples.ts';

const html = '<main><h1>Boats for hire</h1></main>';
const svg = (content: string) =>
  `data:image/svg+xml;base64,${btoa(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`)}`;

export const examples: Examples = {
  passed: passedOn(html, {
    'A sign from a style sheet, and an SVG image without text': {
      html: `${html}<img alt="A boat" src="${svg('<path d="M0 0h9v9z"/>')}">`,
      css: 'h1::after { content: " →" }',
    },
  }),
  failed: failedOn(html, {
    'A word from a style sheet': {
      css: 'h1::before { content: "Important " }',
      message: /“Important ” comes from a style sheet \(::before\)/,
    },
    'An image whose text alternative is the name of its file': {
      html: '<main><img src="data:," alt="hero-2.svg"></main>',
      message: /The text alternative “hero-2\.svg” is the name of a file/,
    },
    'An SVG image with text, beside one that has no file and one that is broken': {
      html: `<main><img alt=""><img alt="" src='data:image/svg+xml,<svg width="100%"></svg>'>
        <img id="boat" alt="A boat" src="${svg('<text>After</text>')}"></main>`,
      message: /This SVG image has text in it/,
      target: '#boat',
    },
  }),
};
