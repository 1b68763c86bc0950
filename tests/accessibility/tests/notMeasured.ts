import type { Example } from '../rules/examples.ts';

type NotMeasuredExample = Example & {
  description: string;
  /** The key is the id of a rule that cannot measure the example. */
  messages: Readonly<Record<string, RegExp>>;
};

const link = (attributes = '', name = 'Prices') =>
  `<main><a href="/prices" ${attributes}>${name}</a><script type="application/json">{"a": 1}</script></main>`;
const toast = (button = '') =>
  `<main><button id="open" onclick="document.querySelector('p').hidden = false">Ask</button><p data-toast hidden>It waits. ${button}</p></main>`;

export const notMeasured: readonly NotMeasuredExample[] = [
  {
    description: 'a link that drops the focus',
    html: link('onfocus="this.blur()"', 'Prices of all boats '.repeat(9)),
    messages: {
      'focus-indicator':
        /^“.{79}…” did not have the focus in view, and its focus indicator was not measured/,
      'bypass-blocks': /^The first Tab led to no element/,
      operability: /^“.{79}…” did not take the focus/,
    },
  },
  {
    description: 'a link that loses the focus after a moment',
    html: link('onfocus="setTimeout(() => this.blur(), 20)"'),
    messages: { 'focus-indicator': /the focus.*, and its focus indicator was not measured/ },
  },
  {
    description: 'a link that takes the focus back',
    html: link('onblur="this.focus()"'),
    messages: {
      'focus-indicator': /^“Prices” keeps the focus/,
      'change-on-request': /^An element took the focus back/,
    },
  },
  {
    description: 'a disclosure that closes before it is measured',
    html: '<main><details><summary>Boats</summary><a href="/rowing">Rowing</a></details></main>',
    // The audit opens the disclosure, and then adds its tools as `globalThis.audit`. At that moment, the page
    // closes the disclosure again.
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
    messages: {
      'focus-indicator': /The page left the state “list open” before it was measured/,
    },
  },
  {
    description: 'a page that hides its keys from the record',
    html: link(),
    script: () =>
      addEventListener('keyup', (event) => event.stopImmediatePropagation(), { capture: true }),
    messages: {
      'tab-sequence': /No tab stop was recorded/,
      'focus-obscured': /No tab stop was recorded/,
    },
  },
  {
    description: 'a page that hides one key from the record',
    html: link().replace('<main>', '<main><a href="/boats">Boats</a> '),
    script: () =>
      addEventListener('keyup', (event) => event.stopImmediatePropagation(), {
        capture: true,
        once: true,
      }),
    messages: { 'tab-sequence': /^Tab led elsewhere when it was pressed/ },
  },
  {
    description: 'a toast with a button that drops the focus',
    html: toast('<button onfocus="this.blur()">Close</button>'),
    messages: { 'focus-return': /^“Close” did not take the focus/ },
  },
  {
    description: 'a link that moves all the time',
    html: link(),
    css: '@keyframes swing { to { translate: 90px } } a { display: block; animation: swing 1s infinite alternate }',
    messages: { 'pointer-cancellation': /^“Prices” does not stay in one place/ },
  },
  {
    description: 'a page that changes all the time',
    html: `${link()}<output></output>`,
    script: () =>
      setInterval(() => (document.querySelector('output')!.textContent = `${Date.now()}`), 10),
    messages: {
      'pointer-cancellation': /^The effect of a press on “Prices” was not measured/,
      'change-on-request': /^The effect of the focus was not measured/,
    },
  },
  {
    description: 'a link that something covers',
    html: link(),
    css: 'main::after { content: ""; position: fixed; inset: 0 }',
    messages: { 'content-on-hover': /^The pointer did not get onto “Prices”/ },
  },
  {
    description: 'a message that does not appear',
    html: `${toast()}<button id="quiet">Ask for more</button>`,
    config: {
      statusMessage: { state: 'toast open', trigger: '#quiet', message: '[data-toast]' },
    },
    messages: { 'status-messages': /^No message appeared/ },
  },
];
