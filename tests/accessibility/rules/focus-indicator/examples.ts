import { inShadowRoot, toExamples } from '../examples.ts';

const outline = 'outline: 3px solid #00c; outline-offset: 2px';

/** The focus indicator of each link is missing or too small in at least one of the variants below. */
const faulty = {
  html: `<main><p><a id="narrow" href="/rowing">Rowing boats</a></p>
    <p><a id="shadow" href="/sailing">Sailing boats</a></p><p><a id="thin" href="/oars">Oars</a></p>
    <div><a id="covered" href="/rafts">Rafts</a></div><div>Rafts for the lake</div>
    <details><summary>Boats</summary><a id="item" href="/rowing">Rowing</a></details></main>`,
  css: `p { line-height: 3 } :focus-visible { ${outline} } div { position: relative; line-height: 0.8 } :root { color-scheme: light dark }
    @media (max-width: 40em) { #narrow:focus-visible { outline-color: transparent } }
    #shadow:focus-visible { outline: none; box-shadow: 0 0 0 3px #00c }
    #covered:focus-visible { outline-width: 2px }
    #thin:focus-visible { outline: 1px dotted }
    #item:focus-visible { outline: none }`,
};
const toMessage = (target: string, criteria = '2\\.4\\.13') =>
  new RegExp(
    `^${target}: The focus on “.*” changes \\d+ px with a contrast of at least 3 : 1. A line of 2 px.* \\(WCAG ${criteria}\\)$`,
  );
const variant = { viewport: '320×256', preference: 'default' } as const;

export const examples = toExamples([
  {
    passes:
      'A slow outline after the first key, smooth scrolling, and a link that moves the focus on',
    html: `<main><p><a href="/rowing" onfocus="document.links[1].focus()">Rowing boats</a></p>
      <p><button tabindex="-1">Ask</button></p><p><button>Ask for a boat</button></p>
      <p>Many are for hire at the lake: <a href="/sailing">sailing<br />boats</a></p></main>`,
    css: `p { line-height: 3; margin-block: 2000px } :focus-visible { outline: none } .keys :focus { ${outline} }
      * { transition: all 1s; scroll-behavior: smooth }`,
    script: () => addEventListener('keydown', () => document.documentElement.classList.add('keys')),
  },
  {
    passes:
      'An outline that a script draws a moment after the focus, and the unmodified indicator of the browser',
    html: `<main><p><a href="/rowing" onblur="this.className = ''"
      onfocus="setTimeout(() => (this.className = 'late'), 300)">Rowing boats</a></p><p><button>Ask for a boat</button></p></main>`,
    css: `p { line-height: 3 } a:focus-visible { outline: none } .late:focus { ${outline} }`,
  },
  {
    passes: 'A list that closes when the focus leaves it',
    html: `<main><details><summary>Boats</summary>
      <a href="/rowing" onfocusout="this.parentElement.open = false">Rowing</a></details></main>`,
    css: `details a { margin: 1rem } :focus-visible { ${outline} }`,
    variant: { state: 'list open' },
  },
  {
    html: `<main><p><a id="pale" href="/rowing">Rowing boats</a></p>${inShadowRoot('<a style="outline: none" href="/rafts">Rafts</a>')}</main>`,
    css: 'p { line-height: 3 } #pale:focus-visible { outline: 3px solid #eee; outline-offset: 2px }',
    fails: [
      toMessage('#pale', '1\\.4\\.11, 2\\.4\\.13'),
      toMessage('html > body > main > boat-part >> a', '2\\.4\\.7, 2\\.4\\.13'),
    ],
  },
  { ...faulty, variant, fails: [toMessage('#narrow', '2\\.4\\.7, 2\\.4\\.13')] },
  {
    ...faulty,
    variant: { state: 'list open' },
    fails: [toMessage('#item', '2\\.4\\.7, 2\\.4\\.13')],
  },
  { ...faulty, variant: { scheme: 'dark' }, fails: [toMessage('#thin')] },
  {
    ...faulty,
    variant: { ...variant, preference: 'forced colors' },
    fails: [toMessage('#shadow', '2\\.4\\.7, 2\\.4\\.13'), toMessage('#covered')],
  },
  {
    html: '<main><a href="/prices" onfocus="this.blur()">Prices</a></main>',
    cannotTell:
      /^“Prices” did not get the focus or was not in view, so its focus indicator was not measured/,
  },
  {
    html: '<main><a href="/prices" onfocus="setTimeout(() => this.blur(), 20)">Prices</a></main>',
    cannotTell: /the focus.*, so its focus indicator was not measured/,
  },
  {
    html: '<main><a href="/prices" onblur="this.focus()">Prices</a></main>',
    cannotTell: /^“Prices” did not give up the focus/,
  },
  {
    // The audit first opens the disclosure and then sets `globalThis.audit`. At that moment, the script of
    // this page closes the disclosure.
    html: '<main><details><summary>Boats</summary><a href="/rowing">Rowing</a></details></main>',
    script: () => {
      let tools: unknown;
      Object.defineProperty(globalThis, 'audit', {
        get: () => tools,
        set(added) {
          tools = added;
          document.querySelector('details')!.removeAttribute('open');
        },
      });
    },
    variant: { state: 'list open' },
    cannotTell: /^The page left the state “list open” before it was measured/,
  },
]);
