import { toExamples, withToast } from '../examples.ts';

const html =
  '<main><h1>Boats for hire</h1><p>Out on the lake</p><h2 id="sails">Sails</h2><ol><li>Oars</li></ol></main>';

export const examples = toExamples([
  {
    passes: 'Text that fades in, large text of 5 : 1, pale bullets, and a number over an image',
    html,
    css: `p { transition: color 5s; animation: appear 3s } @keyframes appear { from { opacity: 0.3 } }
        h1 { color: #666; font-size: 2rem } h1, ol { background: linear-gradient(#fff, #def) } li::marker { color: #bbb } ol { list-style: disc }
        h1::before { content: "1 "; color: #bbb }`,
  },
  {
    passes: 'A sign that is too thin to have its full color in forced colors',
    html: '<main><p>Out on the lake<br>…</p></main>',
    css: 'p { font-size: 4px } p::first-line { font-size: 1rem }',
    variant: { preference: 'forced colors' },
  },
  {
    passes: 'A style sheet that the page adopts',
    html: '<main><p>Out on the lake</p></main>',
    css: 'p { color: #bbb }',
    script: () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('p { color: #000 }');
      document.adoptedStyleSheets.push(sheet);
    },
  },
  {
    passes: 'Pale text that a toast covers',
    html: `${html}${withToast('We will call you')}`,
    css: 'main { color: #888 } [data-toast] { color: #000; background: #fff; position: fixed; inset: 0 } ol { list-style: none }',
    variant: { state: 'toast open' },
  },
  {
    css: `p { width: fit-content; color: #000; background: linear-gradient(90deg, #fff, #333) }
          h1 { color: #999; font-size: 2rem } #sails { color: #6a6a6a; font-size: 1rem } li::marker { color: #bbb }
          h2 { counter-increment: part } h2::before { content: counter(part) " "; color: #bbb }`,
    fails: [
      /main > p: “Out on the lake” has a contrast of/,
      /“Boats for hire” has a contrast of 2\.8\d : 1 .* \(WCAG 1\.4\.6, 1\.4\.3\)$/,
      /“Sails” has a contrast of 5\.\d\d : 1 .* Make it 7 : 1\. \(WCAG 1\.4\.6\)$/,
      /The generated content \(::marker\) has a contrast of 1\.9\d : 1/,
      /The generated content \(::before\) has a contrast of 1\.9\d : 1/,
    ],
  },
  {
    css: '@media (prefers-color-scheme: dark) { :root { color-scheme: dark } p { opacity: 0.5 } }',
    variant: { scheme: 'dark' },
    fails: [/“Out on the lake” has a contrast of/],
  },
  {
    css: 'p { forced-color-adjust: none; color: #777; background: #666 }',
    variant: { preference: 'forced colors' },
    fails: [/“Out on the lake” has a contrast of 1\.\d\d/],
  },
  {
    html: withToast('We will call you'),
    css: '[data-toast] { color: #888 }',
    variant: { state: 'toast open' },
    fails: [/“We will call you” has a contrast of 3\.\d\d/],
  },
  {
    html: `<a href="#main">Skip to the boats</a>${html}`,
    css: 'a { position: absolute; top: -9rem; color: #888 } a:focus { top: 0 } main { margin-block: 3rem }',
    variant: { state: 'skip link focused' },
    fails: [/“Skip to the boats” has a contrast of 3\.\d\d/],
  },
]);
