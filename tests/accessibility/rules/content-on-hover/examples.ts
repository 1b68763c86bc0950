import { toExamples } from '../examples.ts';

export const examples = toExamples([
  {
    passes: 'A skip link that the focus shows, and a text that the pointer underlines',
    html: '<a id="skip" href="#main">Skip</a><main><a href="/prices">Prices</a><p>Ten a day.</p></main>',
    css: '#skip { position: absolute; top: -5rem } #skip:focus { top: 0 } a:hover + p { text-decoration: underline }',
  },
  {
    passes: 'A list that is open',
    html: '<main><details><summary>Language</summary><a href="/de">Deutsch</a></details></main>',
    variant: { state: 'list open' },
  },
  {
    html: `<main><a href="/">Prices</a><p>Ten a day.</p><a href="/">Boat</a><img alt="A boat" width="32"
        height="32" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>" />
      <a href="/" onpointerenter="setTimeout(() => this.after(this.textContent), 700)">Tooltip</a>
      <a href="/" onfocus="this.after('For two. '.repeat(10))">Focus</a></main>`,
    css: `a:not(:hover) + p { visibility: hidden }
      img { transition: opacity 9s; opacity: 0 } a:hover + img { opacity: 1 }`,
    fails: [
      /“Ten a day.” appears when the pointer is on “Prices”/,
      /“the image A boat” appears when the pointer is on “Boat”/,
      /“Tooltip” appears when the pointer is on “Tooltip”/,
      /“[\w. ]{79}…” appears when the focus is on “Focus”/,
    ],
  },
  {
    css: 'main::after { content: ""; position: fixed; inset: 0 }',
    cannotTell: /^The pointer did not get onto “Skip”/,
  },
]);
