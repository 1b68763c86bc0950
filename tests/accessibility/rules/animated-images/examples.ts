import type { Examples, FailedExample } from '../examples.ts';

const toSvg = (content: string) =>
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>${content}</svg>`;
const moving = toSvg("<animate attributeName='x' dur='1s'/>");
const movingInBase64 = `data:image/svg+xml;base64,${btoa(moving.replace(/^[^<]+/, ''))}#boat`;
const stillGif =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAAKAAAALAAAAAABAAEAAAICRAEAOw==';
const movingGif =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH/C05FVFNDQVBFMi4wAwEAAAAh+QQACgAAACwAAAAAAQABAAACAkQBACH5BAAKAAAALAAAAAABAAEAAAICTAEAOw==';

const toFailed = (description: string, message: RegExp): FailedExample => ({
  description,
  html: `<img alt="" /><img id="gif" alt="A boat" src="${movingGif}" />
    <img id="svg" alt="A boat" src="${movingInBase64}" />
    <img id="broken" alt="A boat" src="data:image/png;base64,@@@" />
    <main id="main">Boats</main><footer id="footer">Lake Street 1</footer>`,
  css: `main { background-image: url("${moving}") }
    footer::before { content: ""; background: url("${moving}") }`,
  message,
});

export const examples: Examples = {
  passed: [
    {
      description:
        'Images that stand still, one without a file, and an animation that is not shown',
      html: `<img alt="A boat" src="${toSvg('<rect/>')}" /><img alt="A boat" src="${stillGif}" />
        <img alt="" /><main>Boats</main>`,
      css: `main { mask-image: url("#mask") } main::before { content: ""; display: none; background: url("${moving}") }`,
    },
  ],
  failed: [
    toFailed('An animated GIF', /^#gif: The file of this image is animated/),
    toFailed('An animated drawing with a fragment', /^#svg: The file of this image is animated/),
    toFailed('An animated background', /^#main: The file of this image is animated/),
    toFailed('Animated generated content', /^#footer: The file of this image is animated/),
    toFailed('A broken file', /^#broken: The file of this image cannot be read/),
  ],
};
