import type { Examples } from '../examples.ts';

const toSvg = (content: string) =>
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>${content}</svg>`;
const still = toSvg('<rect/>');
const moving = toSvg("<animate attributeName='x' dur='1s'/>");
const stillGif =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAAKAAAALAAAAAABAAEAAAICRAEAOw==';
const movingGif =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH/C05FVFNDQVBFMi4wAwEAAAAh+QQACgAAACwAAAAAAQABAAACAkQBACH5BAAKAAAALAAAAAABAAEAAAICTAEAOw==';
const toImage = (source: string) => `<img id="boat" alt="A boat" src="${source}" />`;
const message = /The file of this image is animated/;

export const examples: Examples = {
  passed: [
    { description: 'A drawing that stands still', html: toImage(still) },
    { description: 'A GIF of one frame', html: toImage(stillGif) },
    { description: 'An image without a file', html: '<img alt="" />' },
    {
      description: 'An animated ornament that is not rendered',
      html: '<footer>Lake Street 1</footer>',
      css: `footer::before { content: ""; display: none; background: url("${moving}") }`,
    },
    {
      description: 'A mask of the page itself',
      html: '<main>Boats</main>',
      css: 'main { mask-image: url("#mask") }',
    },
  ],
  failed: [
    { description: 'An animated drawing', html: toImage(moving), message, target: '#boat' },
    { description: 'An animated GIF', html: toImage(movingGif), message, target: '#boat' },
    {
      description: 'An animated background',
      html: '<main id="boat">Boats</main>',
      css: `main { background-image: url("${moving}") }`,
      message,
      target: '#boat',
    },
    {
      description: 'An animated ornament of generated content',
      html: '<footer id="boat">Lake Street 1</footer>',
      css: `footer::before { content: ""; background: url("${moving}") }`,
      message,
      target: '#boat',
    },
    {
      description: 'An animated drawing in Base64 with a fragment, beside an image without a file',
      html: `<img alt="" />${toImage(`data:image/svg+xml;base64,${encodeURIComponent(btoa(moving.replace(/^[^<]+/, '')))}#boat`)}`,
      message,
      target: '#boat',
    },
    {
      description: 'An image whose file is broken',
      html: toImage('data:image/png;base64,@@@'),
      message: /The file of this image cannot be read/,
      target: '#boat',
    },
  ],
};
