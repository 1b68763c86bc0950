import type { Examples } from '../examples.ts';

const html = '<main><h1>Boats for hire</h1><p>Out on the lake</p></main>';
const list = '<main><ol><li>Boats for hire</li></ol></main>';
const toast =
  '<main><p>Out on the lake</p><button type="button" id="open">Ask for a boat</button><p data-toast hidden>We will call you</p></main>';
const openToast = () => {
  document.querySelector('#open')!.addEventListener('click', () => {
    document.querySelector<HTMLElement>('[data-toast]')!.hidden = false;
  });
};

export const examples: Examples = {
  passed: [
    {
      description: 'Dark text over a light gradient',
      html,
      css: 'p { color: #222; background: linear-gradient(#fff, #def) }',
    },
    {
      description: 'Text whose color has a transition',
      html,
      css: 'p { transition: color 5s }',
    },
    {
      description: 'Text that fades in',
      html,
      css: 'p { animation: appear 3s } @keyframes appear { from { opacity: 0.3 } }',
    },
    {
      description: 'Pale bullets of a list',
      html: '<main><ul><li>Boats for hire</li></ul></main>',
      css: 'li::marker { color: #bbb }',
    },
    {
      description: 'A number over an image, of whose background no style tells',
      html,
      css: 'h1 { background: linear-gradient(#fff, #fff) } h1::before { content: "1 "; color: #bbb }',
    },
    {
      description: 'A sign too thin to be rendered in its full color in forced colors',
      html: '<main><p>Out on the lake<br>…</p></main>',
      css: 'p { font-size: 4px } p::first-line { font-size: 1rem }',
      variant: { preference: 'forced colors' },
    },
    {
      description: 'Pale text that a toast covers',
      html: toast,
      script: openToast,
      css: 'p { color: #888 } [data-toast] { color: #000; background: #fff; position: fixed; inset: 0 }',
      variant: { state: 'toast open' },
    },
  ],
  failed: [
    {
      description: 'Pale text over a light gradient',
      html,
      css: 'p { color: #777; background: linear-gradient(#fff, #def) }',
      message: /“Out on the lake” has a contrast of 3\.\d\d : 1 with what is behind it/,
      target: 'html > body > main > p',
    },
    {
      description: 'Text over a gradient that is too dark at its end',
      html,
      css: 'p { width: fit-content; color: #000; background: linear-gradient(90deg, #fff, #333) }',
      message: /“Out on the lake” has a contrast of/,
    },
    {
      description: 'Large text of 5 : 1',
      html,
      css: 'h1 { color: #707070; font-size: 2rem }',
      message: /“Boats for hire” has a contrast of 4\.9\d : 1/,
    },
    {
      description: 'Translucent text in the dark scheme',
      html,
      css: ':root { color-scheme: dark } p { opacity: 0.5 }',
      variant: { scheme: 'dark' },
      message: /“Out on the lake” has a contrast of/,
    },
    {
      description: 'Pale text in the dark scheme alone',
      html,
      css: '@media (prefers-color-scheme: dark) { p { color: #777 } }',
      variant: { scheme: 'dark' },
      message: /“Out on the lake” has a contrast of 4\.\d\d/,
    },
    {
      description: 'Text in a color of its own in forced colors',
      html,
      css: 'p { forced-color-adjust: none; color: #777; background: #666 }',
      variant: { preference: 'forced colors' },
      message: /“Out on the lake” has a contrast of 1\.\d\d/,
    },
    {
      description: 'Pale text of a toast',
      html: toast,
      script: openToast,
      css: '[data-toast] { color: #888 }',
      variant: { state: 'toast open' },
      message: /“We will call you” has a contrast of 3\.\d\d/,
    },
    {
      description: 'A pale skip link',
      html: `<a href="#main">Skip to the boats</a>${html}`,
      css: 'a { position: absolute; top: -9rem; color: #888 } a:focus { top: 0 } main { margin-block: 3rem }',
      variant: { state: 'skip link focused' },
      message: /“Skip to the boats” has a contrast of 3\.\d\d/,
    },
    {
      description: 'A pale number of a list',
      html: list,
      css: 'li::marker { color: #bbb }',
      message: /The generated content \(::marker\) has a contrast of 1\.9\d : 1/,
    },
    {
      description: 'A pale number before a heading',
      html,
      css: 'h1 { counter-increment: part } h1::before { content: counter(part) " "; color: #bbb }',
      message: /The generated content \(::before\) has a contrast of 1\.9\d : 1/,
    },
  ],
};
