import type { Examples, FailedExample } from '../examples.ts';

const links =
  '<main><a href="/rowing">Rowing boats</a></main><aside id="bar">We use no cookies.</aside>';
const bar =
  '#bar { position: fixed; inset: auto 0 0; height: 10rem } a { display: block; margin-block: 3000px 0 }';
const pill = '<main><button>Ask for a boat</button><i id="badge"></i></main>';
const badge = (inset: string) =>
  `main { position: relative } button { padding: 1rem 3rem; border: 0; border-radius: 999px } i { position: absolute; inset: ${inset}; padding: 3px; background: #c00 }`;
const skip = '<a id="skip" href="#main">Skip to the boats</a><main id="main">Ten a day.</main>';
const skipTo = (top: string) =>
  `:focus-visible { outline: 3px solid } #skip { position: absolute; inset: -3rem auto auto 1rem } #skip:focus { top: ${top} }`;

const toFailed = (
  description: string,
  html: string,
  css: string,
  message: RegExp,
): FailedExample => ({ description, html, css, message });

export const examples: Examples = {
  passed: [
    {
      description: 'A bar after the links, on a page that scrolls smoothly',
      html: links,
      css: 'html { scroll-behavior: smooth } a { display: block; margin-block-start: 5000px }',
    },
    { description: 'The round corner of a pill', html: pill, css: badge('0 auto auto 0') },
    {
      description: 'A skip link that slides into the viewport',
      html: skip,
      css: `${skipTo('1rem')} #skip { transition: top 1s }`,
    },
    {
      description: 'A control that is higher than the viewport',
      html: '<main><button>Ask for a boat</button></main>',
      css: 'button { block-size: 1500px }',
    },
  ],
  failed: [
    toFailed('A bar', links, bar, /main > a: “Rowing boats” has the focus, and it is under #bar/),
    toFailed('A badge', pill, badge('8px auto auto 60px'), /button: .*, and it is under #badge/),
    toFailed(
      'The top',
      skip,
      skipTo('-0.5rem'),
      /^#skip: .*, and it is partly outside of the view/,
    ),
    toFailed('Its edge', skip, skipTo('0'), /^#skip: .*, and its outline is partly outside of the/),
  ],
};
