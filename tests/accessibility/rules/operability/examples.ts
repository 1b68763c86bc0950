import { failedOn, passedOn, type Examples } from '../examples.ts';

/** A link and a button, each with attributes of its own. */
const toPage = (link = '', button = '') =>
  `<main><h1 id="prices">Boats for hire</h1><p>See the <a href="#prices" ${link}>prices</a>.</p>
  <button id="ask" ${button}>Ask for a boat</button></main>`;
const html = toPage();
const prevent = 'event.preventDefault()';
const toList = (link = '') =>
  `<main><details><summary>Language</summary><a href="/de" ${link}>Deutsch</a></details></main>`;

export const examples: Examples = {
  passed: passedOn(html, {
    'Fields, in which keys write': {
      html: `<main><label>Name <input /></label> <label><input type="checkbox" /> Oars</label>
        <label>Boat <select><option>Canoe</option></select></label> <textarea aria-label="Wish"></textarea></main>`,
      css: 'label { cursor: pointer }',
    },
    'An open list': { html: toList(), variant: { state: 'list open' } },
    'A button that React gives a click, and a pointer for its style': {
      css: 'a, button { cursor: pointer }',
      script: () =>
        Object.assign(document.querySelector('#ask')!, {
          __reactProps$1: { onClick() {}, onPointerDown() {} },
        }),
    },
  }),
  failed: failedOn(html, {
    'A link that Enter does not activate': {
      html: toPage(`onkeydown="${prevent}"`),
      message: /p > a: Enter does nothing on “prices”/,
    },
    'A link of an open list that Enter does not activate': {
      html: toList(`onkeydown="${prevent}"`),
      variant: { state: 'list open' },
      message: /details > a: Enter does nothing on “Deutsch”/,
    },
    'A button that Space does not activate': {
      html: toPage('', `onkeyup="${prevent}"`),
      message: /^#ask: Space does nothing on “Ask for a boat”/,
    },
    'A button under a transparent element': {
      css: 'main { position: relative } main::after { content: ""; position: absolute; inset: 0 }',
      message: /^#ask: The mouse does nothing on “Ask for a boat”/,
    },
    'A button that does not react to touch': {
      html: toPage('', `ontouchstart="${prevent}"`),
      message: /^#ask: Touch does nothing on “Ask for a boat”/,
    },
    'A text with the cursor of a control': {
      css: 'h1 { cursor: pointer }',
      message: /^#prices: This has the cursor of a control and is no control/,
    },
    'A text that handles a click': {
      script: () =>
        Object.assign(document.querySelector('h1')!, { __reactProps$1: { onClick() {} } }),
      message: /^#prices: This handles a press and is no control/,
    },
    'A button that acts when the mouse is released': {
      script: () =>
        Object.assign(document.querySelector('#ask')!, { __reactProps$1: { onMouseUp() {} } }),
      message: /^#ask: This handles a pointer and no click/,
    },
  }),
};
