import { passedOn, type Examples, type FailedExample } from '../examples.ts';

const html = `<main><p><a href="/rowing">Rowing boats</a></p><p><button>Ask</button></p>
  <p>Many are for hire at the lake: <a href="/sailing">sailing<br />boats</a></p></main>`;
const toFocus = (style: string) => `p { line-height: 3 } :focus-visible { ${style} }`;
const outline = toFocus('outline: 3px solid #00c; outline-offset: 2px');

const toFailed = (
  description: string,
  target: string,
  variant: NonNullable<FailedExample['variant']>,
): FailedExample => ({
  description,
  html: `<main><p><a id="narrow" href="/rowing">Rowing boats</a></p>
    <p><a id="shadow" href="/sailing">Sailing boats</a></p><p><a id="thin" href="/oars">Oars</a></p>
    <div><a id="covered" href="/rafts">Rafts</a></div><div>Rafts for the lake</div>
    <details><summary>Boats</summary><a id="item" href="/rowing">Rowing</a></details></main>`,
  css: `${outline} div { position: relative; line-height: 0.8 } :root { color-scheme: light dark }
    @media (max-width: 40em) { #narrow:focus-visible { outline-color: transparent } }
    #shadow:focus-visible { outline: none; box-shadow: 0 0 0 3px #00c }
    #covered:focus-visible { outline-width: 2px }
    #thin:focus-visible { outline: 1px dotted }
    #item:focus-visible { outline: none }`,
  variant,
  message: new RegExp(`^${target}: The focus on “.*” changes \\d+ px by 3 : 1; a line of 2 px`),
});

export const examples: Examples = {
  passed: passedOn(html, {
    'An outline that comes slowly, on a page that scrolls smoothly': {
      css: `${outline} * { transition: all 1s; scroll-behavior: smooth } p { margin-block: 2000px }`,
    },
    'A button that Tab does not reach, and a link that hands the focus on': {
      html: html
        .replace('<button', '<button tabindex="-1"')
        .replace('"/rowing"', '"/rowing" onfocus="document.links[1].focus()"'),
      css: outline,
    },
    'An outline for those who have pressed a key': {
      css: `${toFocus('outline: none')} .keys :focus { outline: 3px solid #00c }`,
      script: () =>
        addEventListener('keydown', () => document.documentElement.classList.add('keys')),
    },
    'A list that closes when the focus leaves it': {
      html: `<main><details><summary>Boats</summary>
        <a href="/rowing" onfocusout="this.parentElement.open = false">Rowing</a></details></main>`,
      css: `details a { margin: 1rem } ${outline}`,
      variant: { state: 'list open' },
    },
  }),
  failed: [
    toFailed('A narrow viewport', '#narrow', { viewport: '320×256', preference: 'default' }),
    toFailed('An open list', '#item', { state: 'list open' }),
    toFailed('A shadow', '#shadow', { preference: 'forced colors' }),
    toFailed('A line over it', '#covered', { preference: 'forced colors', viewport: '320×256' }),
    toFailed('A thin outline', '#thin', { scheme: 'dark' }),
  ],
};
