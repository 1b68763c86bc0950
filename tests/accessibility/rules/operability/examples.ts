import { inShadowRoot, toExamples } from '../examples.ts';

const prevent = 'event.preventDefault()';
const toList = (link = '') =>
  `<main><details><summary>Language</summary><a href="/de" ${link}>Deutsch</a></details></main>`;

export const examples = toExamples([
  {
    passes:
      'Fields, a slider, a button with React handlers for a click and a pointer, widgets with keys of their own, a region that scrolls, and a dialog that a press beside it closes',
    html: `<main><label>Name <input /></label> <label><input type="checkbox" /> Oars</label>
        <label>Boat <select><option>Canoe</option></select></label> <textarea aria-label="Wish"></textarea> <input type="range" aria-label="Boats" value="50" />
        <a href="#ask">Ask</a> <button id="ask">Ask for a boat</button>
        <span role="button" tabindex="0">Rent</span> <span role="switch" tabindex="0" aria-checked="false">Sail</span> <boat-part><template shadowrootmode="open"><button><slot></slot></button></template>Pay</boat-part>
        <div role="tablist"><button role="tab" aria-controls="day">Day</button> <button role="tab" tabindex="-1">Week</button></div><div role="tabpanel" id="day" tabindex="0">Ten.</div>
        <ul role="listbox" tabindex="0" aria-label="Boats"><li role="option">Canoe</li></ul>
        <div role="slider" tabindex="0" aria-label="Hours" aria-valuenow="1">1</div>
        <dialog open><button>Close</button></dialog></main>`,
    css: 'label, a, button, span, boat-part, li { cursor: pointer }',
    script: () => {
      Object.assign(document.querySelector('#ask')!, {
        __reactProps$1: { onClick() {}, onPointerDown() {} },
      });
      for (const widget of document.querySelectorAll('span'))
        widget.addEventListener('keydown', (event) => {
          if (event.key === 'Enter' || event.key === ' ') event.preventDefault();
        });
      Object.assign(document.querySelector('dialog')!, { __reactProps$1: { onClick() {} } });
    },
  },
  { passes: 'An open list', html: toList(), variant: { state: 'list open' } },
  {
    html: `<main><h1>Boats for hire</h1><p>Ten a day.</p><a href="#space" onkeydown="${prevent}">Prices</a>
          <button id="space" onkeyup="${prevent}">Ask</button><button id="touch" ontouchstart="${prevent}">Call</button>
          <div><button id="covered">Pay</button></div><button id="released">Row</button>
          <div role="button" tabindex="0" id="silent">Hire</div> <div role="checkbox" tabindex="0" aria-checked="false" id="keys">Oars</div> <div role="region" tabindex="0"><div tabindex="0" id="plain">Sell</div></div>
          <input id="slider" type="range" aria-label="Boats" onkeydown="${prevent}" onmousedown="${prevent}" ontouchstart="${prevent}" />
          ${inShadowRoot(`<button id="keyless" onkeydown="${prevent}">Row back</button>`)}</main>`,
    css: `h1, #plain { cursor: pointer } div { position: relative }
          div::after { content: ""; position: absolute; inset: 0 }`,
    script: () => {
      Object.assign(document.querySelector('p')!, { __reactProps$1: { onClick() {} } });
      Object.assign(document.querySelector('#released')!, {
        __reactProps$1: { onMouseUp() {} },
      });
    },
    fails: [
      /main > a: Enter does nothing on “Prices”/,
      /^#space: Space does nothing on “Ask”.*\(WCAG 2\.1\.1, 2\.1\.3\)$/,
      /^#covered: The mouse does nothing on “Pay”.*\(WCAG 2\.5\.6\)$/,
      /^#touch: Touch does nothing on “Call”/,
      /h1: This has the cursor of a control but is not.*\(WCAG 2\.1\.1, 2\.1\.3\)$/,
      /p: This handles a press but is not a control/,
      /^#slider: An arrow key does nothing on “Boats”. Do not prevent the browser from moving it/,
      /^#slider: The mouse does nothing on “Boats”.*\(WCAG 2\.5\.6, 2\.5\.7\)$/,
      /^#slider: Touch does nothing on “Boats”/,
      /^#silent: Space does nothing on “Hire”/,
      /^#keys: Space does nothing on “Oars”/,
      /^#plain: This has the cursor of a control/,
      /^#released: This handles a pointer but no click/,
      /boat-part >> #keyless: Enter does nothing on “Row back”/,
    ],
  },
  {
    html: toList(`onkeydown="${prevent}"`),
    variant: { state: 'list open' },
    fails: [/details > a: Enter does nothing on “Deutsch”/],
  },
  {
    html: `<main><a href="/" onfocus="this.blur()">${'Prices of all boats '.repeat(9)}</a></main>`,
    cannotTell: /^“.{79}…” did not take the focus/,
  },
]);
