import type { Examples } from '../examples.ts';

const act = "document.querySelector('p').textContent = 'Your boat is waiting.'";
const button = (on: string) =>
  `<main><button id="ask" ${on}="${act}">Ask for a boat</button><p></p></main>`;
const toast = (on: string) =>
  `<main><button id="open" onclick="document.querySelector('p').dataset.toast = ''; document.querySelector('p').hidden = false">Ask</button>
    <p hidden>It waits. <button ${on}="this.parentElement.remove()">Close</button> <a href="/boat">Boat</a></p></main>`;

export const examples: Examples = {
  passed: [
    { description: 'A button that acts on click', html: button('onclick') },
    { description: 'A link', html: '<main><a href="/prices">Prices</a></main>' },
    {
      description: 'A toast that closes on click',
      html: toast('onclick'),
      variant: { state: 'toast open' },
    },
    {
      description: 'A button that looks pressed under the pointer',
      html: button(
        'onpointerdown="this.className = 1" onpointerup="" onpointercancel="this.removeAttribute(\'class\')" onpointerleave="this.removeAttribute(\'class\')" onclick',
      ),
    },
  ],
  failed: [
    {
      description: 'A button that acts at once',
      html: button('onpointerdown'),
      message: /^#ask: The mouse activates “Ask for a boat” before it is released/,
    },
    {
      description: 'A link that opens at once',
      html: `<main><a href="/prices" onpointerdown="location.assign('/prices')">Prices</a></main>`,
      message: /main > a: The mouse activates “Prices” before it is released/,
    },
    {
      description: 'A button that acts as soon as it is touched',
      html: button('ontouchstart'),
      message: /^#ask: Touch activates “Ask for a boat” before it is released/,
    },
    {
      description: 'A toast that closes at once, with its other controls',
      html: toast('onpointerdown'),
      variant: { state: 'toast open' },
      message: /p > button: The mouse activates “Close” before it is released/,
    },
  ],
};
