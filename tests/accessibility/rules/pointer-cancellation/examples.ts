import { failedOn, passedOn, withToast, type Examples } from '../examples.ts';

const button = (on: string) =>
  `<main><button id="ask" ${on}="document.querySelector('p').textContent = 'Your boat is waiting.'">Ask for a boat</button><p></p></main>`;
const toast = (on: string) =>
  withToast(`<button ${on}="this.parentElement.remove()">Close</button> <a href="/boat">Boat</a>`);
const toLink = (attributes = '') => `<main><a href="/prices" ${attributes}>Prices</a></main>`;

export const examples: Examples = {
  passed: passedOn(toLink(), {
    'A link': {},
    'A toast that closes on click': { html: toast('onclick'), variant: { state: 'toast open' } },
    'A button that looks pressed under the pointer, and acts on click': {
      html: button(
        'onpointerdown="this.className = 1" onpointerup="" onpointercancel="this.removeAttribute(\'class\')" onpointerleave="this.removeAttribute(\'class\')" onclick',
      ),
    },
  }),
  failed: failedOn(toLink(`onpointerdown="location.assign('/prices')"`), {
    'A link that opens at once': {
      message: /main > a: The mouse activates “Prices” before it is released/,
    },
    'A button that acts as soon as it is touched': {
      html: button('ontouchstart'),
      message: /^#ask: Touch activates “Ask for a boat” before it is released/,
    },
    'A toast that closes at once, with its other controls': {
      html: toast('onpointerdown'),
      variant: { state: 'toast open' },
      message: /div > button: The mouse activates “Close” before it is released/,
    },
  }),
};
