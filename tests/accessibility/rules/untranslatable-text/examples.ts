import { toExamples } from '../examples.ts';

const svg = (content: string) =>
  `data:image/svg+xml;base64,${btoa(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`)}`;

export const examples = toExamples([
  {
    passes: 'A sign from a style sheet, and an SVG image without text',
    html: `<main><h1>Boats for hire</h1><img alt="A boat" src="${svg('<path d="M0 0h9v9z"/>')}"></main>`,
    css: 'h1::after { content: " →" }',
  },
  {
    // One image has no file, and one is broken.
    html: `<main><h1>Boats for hire</h1><img alt=""><img alt="" src='data:image/svg+xml,<svg width="100%"></svg>'>
        <img src="data:," alt="hero-2.svg"><img id="boat" alt="A boat" src="${svg('<text>After</text>')}"></main>`,
    css: 'h1::before { content: "Important " }',
    fails: [
      /“Important ” comes from a style sheet \(::before\)/,
      /The text alternative “hero-2\.svg” is the name of a file/,
      /^#boat: This SVG image has text in it/,
    ],
  },
]);
