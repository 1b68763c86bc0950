import type { Examples, FailedExample } from '../examples.ts';

const toSvg = (content: string) =>
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>${content}</svg>`;
const moving = toSvg("<animate attributeName='x' dur='1s'/>");
const movingInBase64 = `data:image/svg+xml;base64,${btoa(moving.replace(/^[^<]+/, ''))}#boat`;
const stillGif =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAAKAAAALAAAAAABAAEAAAICRAEAOw==';
const movingGif =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH/C05FVFNDQVBFMi4wAwEAAAAh+QQACgAAACwAAAAAAQABAAACAkQBACH5BAAKAAAALAAAAAABAAEAAAICTAEAOw==';
const toImage = (source: string) => `<img id="boat" alt="A boat" src="${source}" />`;

const toFailed = (description: string, html: string, css = ''): FailedExample => ({
  description,
  html,
  css,
  message: /^#boat: The file of this image is animated/,
});

export const examples: Examples = {
  passed: [
    {
      description:
        'Images that stand still, one without a file, and an animation that is not shown',
      html: `${toImage(toSvg('<rect/>'))}${toImage(stillGif)}<img alt="" /><main>Boats</main>`,
      css: `main { mask-image: url("#mask") } main::before { content: ""; display: none; background: url("${moving}") }`,
    },
  ],
  failed: [
    toFailed('An animated GIF', toImage(movingGif)),
    toFailed(
      'An animated drawing in Base64 with a fragment, beside an image without a file',
      `<img alt="" />${toImage(movingInBase64)}`,
    ),
    toFailed(
      'An animated background',
      '<main id="boat">Boats</main>',
      `main { background-image: url("${moving}") }`,
    ),
    toFailed(
      'An animated ornament of generated content',
      '<footer id="boat">Lake Street 1</footer>',
      `footer::before { content: ""; background: url("${moving}") }`,
    ),
    {
      description: 'An image whose file is broken',
      html: toImage('data:image/png;base64,@@@'),
      message: /^#boat: The file of this image cannot be read/,
    },
  ],
};
