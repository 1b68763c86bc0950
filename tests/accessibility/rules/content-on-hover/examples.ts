import { failedOn, passedOn, type Examples } from '../examples.ts';

export const examples: Examples = {
  passed: passedOn(
    '<a id="skip" href="#main">Skip</a><main><a href="/prices">Prices</a><p>Ten a day.</p></main>',
    {
      'A skip link that the focus shows, and a text that the pointer underlines': {
        css: '#skip { position: absolute; top: -5rem } #skip:focus { top: 0 } a:hover + p { text-decoration: underline }',
      },
      'A list that is open': {
        html: '<main><details><summary>Language</summary><a href="/de">Deutsch</a></details></main>',
        variant: { state: 'list open' },
      },
    },
  ),
  failed: failedOn(
    `<main><a href="/">Prices</a><p>Ten a day.</p><a href="/">Boat</a><img alt="A boat" width="32"
        height="32" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>" />
      <a href="/" onpointerenter="setTimeout(() => this.after(this.textContent), 700)">Tooltip</a>
      <a href="/" onfocus="this.after('For two. '.repeat(10))">Focus</a></main>
      <style>a:not(:hover) + p { visibility: hidden }
        img { transition: opacity 9s; opacity: 0 } a:hover + img { opacity: 1 }</style>`,
    {
      'A text': { message: /“Ten a day.” appears when the pointer is on “Prices”/ },
      'An image': { message: /“the image A boat” appears when the pointer is on “Boat”/ },
      'Its own text': { message: /“Tooltip” appears when the pointer is on “Tooltip”/ },
      'A long text': { message: /“[\w. ]{79}…” appears when the focus is on “Focus”/ },
    },
  ),
};
