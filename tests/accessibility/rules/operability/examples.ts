import type { Examples } from '../examples.ts';

const html = `<main><h1 id="prices">Boats for hire</h1><p>See the <a href="#prices">prices</a>.</p>
  <button id="ask">Ask for a boat</button></main>`;
const list = '<details><summary>Language</summary><a href="/de">Deutsch</a></details>';
const press = (event: string) =>
  html.replace('<button', `<button on${event}="event.preventDefault()"`);

export const examples: Examples = {
  passed: [
    { description: 'A link and a button', html, css: 'a, button { cursor: pointer }' },
    {
      description: 'Fields, in which keys write',
      html: `<main><label>Name <input /></label> <label><input type="checkbox" /> Oars</label>
        <label>Boat <select><option>Canoe</option></select></label> <textarea aria-label="Wish"></textarea></main>`,
      css: 'label { cursor: pointer }',
    },
    {
      description: 'An open list',
      html: `<main>${list}</main>`,
      variant: { state: 'list open' },
    },
    {
      description: 'A button that React gives a click, and a pointer for its style',
      html,
      script: () =>
        Object.assign(document.querySelector('#ask')!, {
          __reactProps$1: { onClick() {}, onPointerDown() {} },
        }),
    },
  ],
  failed: [
    {
      description: 'A link that Enter does not activate',
      html: html.replace('<a', '<a onkeydown="event.preventDefault()"'),
      message: /p > a: Enter does nothing on “prices”/,
    },
    {
      description: 'A link of an open list that Enter does not activate',
      html: `<main>${list.replace('<a', '<a onkeydown="event.preventDefault()"')}</main>`,
      variant: { state: 'list open' },
      message: /details > a: Enter does nothing on “Deutsch”/,
    },
    {
      description: 'A button that Space does not activate',
      html: press('keyup'),
      message: /^#ask: Space does nothing on “Ask for a boat”/,
    },
    {
      description: 'A button under a transparent element',
      html,
      css: 'main { position: relative } main::after { content: ""; position: absolute; inset: 0 }',
      message: /^#ask: The mouse does nothing on “Ask for a boat”/,
    },
    {
      description: 'A button that does not react to touch',
      html,
      script: () =>
        document
          .querySelector('#ask')!
          .addEventListener('touchstart', (event) => event.preventDefault(), { passive: false }),
      message: /^#ask: Touch does nothing on “Ask for a boat”/,
    },
    {
      description: 'A text with the cursor of a control',
      html,
      css: 'h1 { cursor: pointer }',
      message: /^#prices: This looks as if it could be pressed/,
    },
    {
      description: 'A text that handles a click',
      html,
      script: () =>
        Object.assign(document.querySelector('h1')!, { __reactProps$1: { onClick() {} } }),
      message: /^#prices: This handles a press and is no control/,
    },
    {
      description: 'A button that acts when the mouse is released',
      html,
      script: () =>
        Object.assign(document.querySelector('#ask')!, { __reactProps$1: { onMouseUp() {} } }),
      message: /^#ask: This handles a pointer and no click/,
    },
  ],
};
