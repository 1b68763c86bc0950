import { toExamples, withToast } from '../examples.ts';

const toast = (on: string) =>
  withToast(`<button ${on}="this.parentElement.remove()">Close</button> <a href="/boat">Boat</a>`);
const toPage = (link: string, button: string) =>
  `<main><a href="/prices" ${link}>Prices</a><p></p>
    <button id="ask" ${button}="document.querySelector('p').textContent = 'It waits.'">Ask for a boat</button></main>`;
const restore = "this.removeAttribute('class')";

export const examples = toExamples([
  {
    passes:
      'A button that looks pressed but acts on click, one in the corner that reacts to a release, and a slider',
    html: `<button id="corner" onpointerup="if (event.target !== pressed) this.textContent += '!'">Map</button>${toPage(
      '',
      `onpointerdown="this.className = 1" onpointercancel="${restore}" onpointerleave="${restore}" onclick`,
    )}<input type="range" aria-label="Boats" oninput="this.title = this.value" />`,
    css: '#corner { position: fixed; inset: 0 auto auto 0; block-size: 44px }',
    script: () =>
      addEventListener('pointerdown', ({ target }) =>
        Object.assign(globalThis, { pressed: target }),
      ),
  },
  {
    passes: 'A toast that closes on click',
    html: toast('onclick'),
    variant: { state: 'toast open' },
  },
  {
    html: toPage(`onpointerdown="location.assign('/prices')"`, 'ontouchstart'),
    fails: [
      /main > a: The mouse activates “Prices” before the press ends/,
      /^#ask: Touch activates “Ask for a boat” before the press ends/,
    ],
  },
  {
    html: toast('onpointerdown'),
    variant: { state: 'toast open' },
    fails: [/div > button: The mouse activates “Close” before the press ends/],
  },
  {
    css: '@keyframes swing { to { translate: 90px } } button { animation: swing 1s infinite alternate }',
    cannotTell: /^“Map” does not stay in one place/,
  },
]);
