import { failedOn, passedOn, type Examples } from '../examples.ts';

/** @param close what the close button does, and Escape @param escape what Escape does instead */
const toToast = (close: string, escape = close) =>
  `<main onkeydown="if (event.key === 'Escape') { ${escape} }"><button id="open" onclick="document.querySelector('p').hidden = false">Ask for a boat</button>
    <p data-toast hidden>Your boat is waiting. <button onclick="${close}">Close</button></p></main>`;
const remove = "document.querySelector('p').remove();";
const focusOpener = "document.querySelector('#open').focus();";

/** @param close what happens to the focus when Escape closes the list */
const toList = (close: string) => ({
  html: `<details onkeydown="if (event.key === 'Escape') { this.open = false; ${close} }"><summary>Language</summary>
    <a href="/de">Deutsch</a></details>`,
  variant: { state: 'list open' },
});

export const examples: Examples = {
  passed: passedOn(toToast(`${remove} setTimeout(() => { ${focusOpener} }, 300)`), {
    'A toast that gives the focus back after a moment': {},
    'A list of links, which lead away, that closes and gives the focus back': toList(
      'this.firstElementChild.focus()',
    ),
    'A toast without a control': { html: toToast('').replace(/<button onclick.*button>/, '') },
  }),
  failed: failedOn(toToast(remove), {
    'A button': { message: /Enter on “Close” leaves the focus on/ },
    'Escape in a toast': {
      html: toToast(remove + focusOpener, remove),
      message: /p > button: Escape on “Close” leaves the focus on nothing/,
    },
    'Escape in a list': {
      ...toList('document.activeElement.blur()'),
      message: /Escape on “Deutsch” leaves the focus on nothing/,
    },
  }),
};
