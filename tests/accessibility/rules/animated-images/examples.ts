import { failedOn, passedOn, type Examples } from '../examples.ts';

const toSvg = (content: string) =>
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>${content}</svg>`;
const moving = `${toSvg("<animate attributeName='x' dur='1s'/>")}#boat`;
const toGif = (furtherFrames = '') =>
  `data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAAKAAAALAAAAAABAAEAAAICRAEA${furtherFrames}`;

export const examples: Examples = {
  passed: passedOn(
    `<img alt="A boat" src="${toSvg('<rect/>')}" /><img alt="A boat" src="${toGif('Ow==')}" />
      <img alt="" /><main>Boats</main>`,
    {
      'Images that stand still, one without a file, and an animation that is not shown': {
        css: `main { mask-image: url("#mask") } main::before { content: ""; display: none; background: url("${moving}") }`,
      },
    },
  ),
  failed: failedOn(
    `<img id="gif" alt="A boat" src="${toGif('IfkEAAoAAAAsAAAAAAEAAQAAAgJMAQA7')}" />
      <img id="broken" alt="A boat" src="data:image/png;base64,@@@" />
      <main id="main">Boats</main><footer id="footer">Lake Street 1</footer>
      <style>#main, #footer::before { content: ""; background: url("${moving}") }</style>`,
    {
      'An animated GIF': { message: /^#gif: The file of this image is animated/ },
      'An animated background': { message: /^#main: The file of this image is animated/ },
      'Animated generated content': { message: /^#footer: The file of this image is animated/ },
      'A broken file': { message: /^#broken: The file of this image cannot be read/ },
    },
  ),
};
