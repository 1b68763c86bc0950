import { toExamples, withToast } from '../examples.ts';

const html = `<main><h1>Boats for hire</h1><p id="low">Bring warm clothes, something to eat, and someone who can swim.</p>
  <p id="wide"><span>We have boats for all who can swim, and rafts for those who cannot.</span></p></main>`;

export const examples = toExamples([
  {
    passes:
      'Boxes that grow or scroll, a text for screen readers alone, a skip link, a number on the corner of a button, a ribbon, a wide image, and a field with a long value',
    html: `<a href="#low">Skip to the boats</a>${html}
      <section><button>Messages <span>3</span></button><div id="card">Boats<i></i></div>
      <figure><svg width="9999"></svg></figure><input size="10" value="https://example.org/boats/for/hire/on/the/lake" /></section>`,
    css: `h1 { min-block-size: 2rem; overflow: hidden } #low { block-size: 2rem; overflow-y: auto }
        #wide { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; white-space: nowrap }
        a { position: absolute; inset-block-start: -10rem }
        button, #card { position: relative } #card { inline-size: 200px } section span, i { position: absolute; right: -12px; inline-size: 24px; block-size: 9px }
        figure { inline-size: 100px } section { overflow-x: auto }`,
  },
  {
    passes: 'A box that grows with the text, slowly',
    html: '<main><div>Boats for hire</div></main>',
    css: 'div { block-size: 2rem; overflow: hidden; transition: block-size 0.9s }',
    variant: { preference: 'text 200 %' },
  },
  {
    html: '<main><input type="button" value="Seaworthy rowing boats" /><p id="part"><span><b>Seaworthyrowingboats</b></span></p><p id="name"><a href="/">Seaworthyrowingboats</a></p></main>',
    css: 'input, p { inline-size: 3rem } span { display: contents }',
    fails: [
      /main > input: The text of this box does not fit/,
      /^#part: The text of this box/,
      /^#name: The text of this box/,
    ],
  },
  {
    html: `${html}<footer>Closed in the winter</footer>`,
    css: `#low { block-size: 2rem; overflow: hidden } #wide { white-space: nowrap; overflow-x: hidden }
          h1 { margin-inline-start: -6rem } footer { position: fixed; inset-block-end: 0; block-size: 20rem }`,
    page: { dir: 'rtl', locale: 'ar' },
    variant: { viewport: '320×256' },
    fails: [
      /^#low: The text of this box does not fit/,
      /^#wide: The text of this box does not fit/,
      /A part of “Boats for hire” is cut off, and scrolling does not reach this part/,
      /A part of “Closed in the winter” is cut off, and scrolling does not reach this part/,
    ],
  },
  {
    html: withToast('<p>We call you</p>'),
    css: '[data-toast] { position: fixed; inset-block-end: 0; block-size: 8rem; overflow-y: auto } p { margin-block-start: -3rem }',
    variant: { state: 'toast open' },
    fails: [/div > p: A part of “We call you” is cut off, and scrolling does not reach this part/],
  },
]);
