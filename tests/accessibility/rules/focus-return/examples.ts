import type { Examples } from '../examples.ts';

/** @param close what the close button does, and Escape @param escape what Escape does instead */
const toast = (close: string, escape = close) =>
  `<main onkeydown="if (event.key === 'Escape') { ${escape} }"><button id="open" onclick="document.querySelector('p').hidden = false">Ask for a boat</button>
    <p data-toast hidden>Your boat is waiting. <button onclick="${close}">Close</button></p></main>`;
const remove = "document.querySelector('p').remove();";
const focusOpener = "document.querySelector('#open').focus();";

/** @param close what happens to the focus when Escape closes the list */
const list = (close: string) =>
  `<details onkeydown="if (event.key === 'Escape') { this.open = false; ${close} }"><summary>Language</summary>
    <a href="/de">Deutsch</a></details>`;

export const examples: Examples = {
  passed: [
    {
      description: 'A toast that gives the focus back after a moment',
      html: toast(`${remove} setTimeout(() => { ${focusOpener} }, 300)`),
    },
    {
      description: 'A list of links, which lead away, that closes and gives the focus back',
      html: list('this.firstElementChild.focus()'),
      variant: { state: 'list open' },
    },
    {
      description: 'A toast without a control',
      html: toast('').replace(/<button onclick.*button>/, ''),
    },
  ],
  failed: [
    {
      description: 'A button',
      html: toast(remove),
      message: /Enter on “Close” leaves the focus on/,
    },
    {
      description: 'Escape in a toast',
      html: toast(remove + focusOpener, remove),
      message: /p > button: Escape on “Close” leaves the focus on nothing/,
    },
    {
      description: 'Escape in a list',
      html: list('document.activeElement.blur()'),
      variant: { state: 'list open' },
      message: /Escape on “Deutsch” leaves the focus on nothing/,
    },
  ],
};
