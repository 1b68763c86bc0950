import { failedOn, passedOn, type Examples } from '../examples.ts';

const links =
  '<main><a href="/rowing">Rowing boats</a></main><aside id="bar">We use no cookies.</aside>';
const pill = '<main><button>Ask for a boat</button><i id="badge"></i></main>';
const badge = (inset: string) =>
  `main { position: relative } button { padding: 1rem 3rem; border: 0; border-radius: 999px } i { position: absolute; inset: ${inset}; padding: 3px; background: #c00 }`;
const skip = '<a id="skip" href="#main">Skip to the boats</a><main id="main">Ten a day.</main>';
const skipTo = (top: string) =>
  `:focus-visible { outline: 3px solid } #skip { position: absolute; inset: -3rem auto auto 1rem } #skip:focus { top: ${top} }`;

export const examples: Examples = {
  passed: passedOn(pill, {
    'A bar after the links, on a page that scrolls smoothly': {
      html: links,
      css: 'html { scroll-behavior: smooth } a { display: block; margin-block-start: 5000px }',
    },
    'The round corner of a pill': { css: badge('0 auto auto 0') },
    'A skip link that slides into the viewport': {
      html: skip,
      css: `${skipTo('1rem')} #skip { transition: top 1s }`,
    },
    'A control that is higher than the viewport': { css: 'button { block-size: 1500px }' },
  }),
  failed: failedOn(skip, {
    'A bar': {
      html: links,
      css: '#bar { position: fixed; inset: auto 0 0; height: 10rem } a { display: block; margin-block: 3000px 0 }',
      message: /main > a: “Rowing boats” has the focus, and it is under #bar/,
    },
    'A badge': {
      html: pill,
      css: badge('8px auto auto 60px'),
      message: /button: .*, and it is under #badge/,
    },
    'The top': { css: skipTo('-0.5rem'), message: /^#skip: .*, and it is partly outside of/ },
    'Its edge': { css: skipTo('0'), message: /^#skip: .*, and its outline is partly outside of/ },
  }),
};
