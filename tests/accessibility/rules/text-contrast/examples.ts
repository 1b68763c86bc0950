import { failedOn, passedOn, withToast, type Examples } from '../examples.ts';

const html = '<main><h1>Boats for hire</h1><p>Out on the lake</p></main>';
const list = '<main><ol><li>Boats for hire</li></ol></main>';

export const examples: Examples = {
  passed: passedOn(html, {
    'Text that fades in': {
      css: 'p { transition: color 5s; animation: appear 3s } @keyframes appear { from { opacity: 0.3 } }',
    },
    'Dark text over a light gradient, with pale bullets': {
      html: '<main><ul><li>Boats for hire</li></ul></main>',
      css: 'ul { background: linear-gradient(#fff, #def) } li::marker { color: #bbb }',
    },
    'A number over an image, of whose background no style tells': {
      css: 'h1 { background: linear-gradient(#fff, #fff) } h1::before { content: "1 "; color: #bbb }',
    },
    'A sign too thin to be rendered in its full color in forced colors': {
      html: '<main><p>Out on the lake<br>…</p></main>',
      css: 'p { font-size: 4px } p::first-line { font-size: 1rem }',
      variant: { preference: 'forced colors' },
    },
    'Pale text that a toast covers': {
      html: `${html}${withToast('We will call you')}`,
      css: 'main { color: #888 } [data-toast] { color: #000; background: #fff; position: fixed; inset: 0 }',
      variant: { state: 'toast open' },
    },
  }),
  failed: failedOn(html, {
    'Text over a gradient that is too dark at its end': {
      css: 'p { width: fit-content; color: #000; background: linear-gradient(90deg, #fff, #333) }',
      message: /“Out on the lake” has a contrast of/,
      target: 'html > body > main > p',
    },
    'Large text of 5 : 1': {
      css: 'h1 { color: #707070; font-size: 2rem }',
      message: /“Boats for hire” has a contrast of 4\.9\d : 1/,
    },
    'Translucent text in the dark scheme alone': {
      css: '@media (prefers-color-scheme: dark) { :root { color-scheme: dark } p { opacity: 0.5 } }',
      variant: { scheme: 'dark' },
      message: /“Out on the lake” has a contrast of/,
    },
    'Text in a color of its own in forced colors': {
      css: 'p { forced-color-adjust: none; color: #777; background: #666 }',
      variant: { preference: 'forced colors' },
      message: /“Out on the lake” has a contrast of 1\.\d\d/,
    },
    'Pale text of a toast': {
      html: withToast('We will call you'),
      css: '[data-toast] { color: #888 }',
      variant: { state: 'toast open' },
      message: /“We will call you” has a contrast of 3\.\d\d/,
    },
    'A pale skip link': {
      html: `<a href="#main">Skip to the boats</a>${html}`,
      css: 'a { position: absolute; top: -9rem; color: #888 } a:focus { top: 0 } main { margin-block: 3rem }',
      variant: { state: 'skip link focused' },
      message: /“Skip to the boats” has a contrast of 3\.\d\d/,
    },
    'A pale number of a list': {
      html: list,
      css: 'li::marker { color: #bbb }',
      message: /The generated content \(::marker\) has a contrast of 1\.9\d : 1/,
    },
    'A pale number before a heading': {
      css: 'h1 { counter-increment: part } h1::before { content: counter(part) " "; color: #bbb }',
      message: /The generated content \(::before\) has a contrast of 1\.9\d : 1/,
    },
  }),
};
