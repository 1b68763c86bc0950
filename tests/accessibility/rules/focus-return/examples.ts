import type { Examples } from '../examples.ts';

/** @param close what the close button does */
const toast = (close: string) =>
  `<main><button id="open" onclick="document.querySelector('p').dataset.toast = ''; document.querySelector('p').hidden = false">Ask for a boat</button>
    <p hidden>Your boat is waiting. <button onclick="${close}">Close</button></p></main>`;
const remove = "document.querySelector('p').remove();";
const focusOpener = "document.querySelector('#open').focus();";

const list =
  '<details><summary>Language</summary><ul><li><a href="/de">Deutsch</a></li></ul></details>';

export const examples: Examples = {
  passed: [
    {
      description: 'A toast that gives the focus back',
      html: toast(remove + focusOpener),
      script: () =>
        addEventListener('keydown', ({ key }) => {
          if (key === 'Escape') document.querySelector<HTMLElement>('p button')?.click();
        }),
    },
    {
      description: 'A toast that gives the focus back after a moment',
      html: toast(`${remove} setTimeout(() => { ${focusOpener} }, 300)`),
    },
    {
      description: 'A list of links, which lead away, that closes and gives the focus back',
      html: list,
      script: () => {
        const details = document.querySelector('details')!;
        details.addEventListener('keydown', ({ key }) => {
          if (key !== 'Escape') return;
          details.open = false;
          details.querySelector('summary')!.focus();
        });
      },
      variant: { state: 'list open' },
    },
    {
      description: 'A toast without a control',
      html: `<main><button id="open" onclick="this.insertAdjacentHTML('afterend', '<p data-toast>It waits.</p>')">Ask</button></main>`,
    },
  ],
  failed: [
    {
      description: 'A toast whose button removes it with the focus',
      html: toast(remove),
      message: /p > button: Enter on “Close” leaves the focus on nothing/,
    },
    {
      description: 'A toast that Escape removes with the focus',
      html: toast(remove + focusOpener),
      script: () =>
        addEventListener('keydown', ({ key }) => {
          if (key === 'Escape') document.querySelector('p')!.remove();
        }),
      message: /p > button: Escape on “Close” leaves the focus on nothing/,
    },
    {
      description: 'A list that closes over the focus',
      html: list,
      script: () => {
        const details = document.querySelector('details')!;
        details.addEventListener('keydown', ({ key }) => {
          if (key !== 'Escape') return;
          details.open = false;
          (document.activeElement as HTMLElement).blur();
        });
      },
      variant: { state: 'list open' },
      message: /Escape on “Deutsch” leaves the focus on nothing/,
    },
  ],
};
