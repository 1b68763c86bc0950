import { toExamples } from '../examples.ts';

const toSvg = (content: string) =>
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>${content}</svg>`;
const moving = `${toSvg("<animate attributeName='x' dur='1s'/>")}#boat`;
const toGif = (furtherFrames = '') =>
  `data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAAKAAAALAAAAAABAAEAAAICRAEA${furtherFrames}`;

export const examples = toExamples([
  {
    passes: 'Images that stand still, one without a file, and an animation that is not shown',
    html: `<img alt="A boat" src="${toSvg('<rect/>')}" /><img alt="A boat" src="${toGif('Ow==')}" />
      <img alt="" /><main>Boats</main>`,
    css: `main { mask-image: url("#mask") } main::before { content: ""; display: none; background: url("${moving}") }`,
  },
  {
    html: `<img id="gif" alt="A boat" src="${toGif('IfkEAAoAAAAsAAAAAAEAAQAAAgJMAQA7')}" />
      <img id="broken" alt="A boat" src="data:image/png;base64,@@@" />
      <main id="main">Boats</main><footer id="footer">Lake Street 1</footer>`,
    css: `#main, #footer::before { content: ""; background: url("${moving}") }`,
    fails: [
      /^#gif: The file of this image is animated/,
      /^#main: The file of this image is animated/,
      /^#footer: The file of this image is animated/,
      /^#broken: The file of this image cannot be read/,
    ],
  },
]);
