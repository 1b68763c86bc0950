import { toExamples, withToast } from '../examples.ts';

const toToast = (close: string) =>
  `<main onkeydown="if (event.key === 'Escape') { ${close} }">${withToast(`<button onclick="${close}">Close</button>`)}</main>`;
const remove = "document.querySelector('[data-toast]').remove();";

const toDisclosure = (afterClose: string) => ({
  html: `<details onkeydown="if (event.key === 'Escape') { this.open = false; ${afterClose} }"><summary>Language</summary>
    <a href="/de">Deutsch</a></details>`,
  variant: { state: 'list open' },
});

export const examples = toExamples([
  {
    passes: 'A toast that returns the focus after a moment',
    html: toToast(`${remove} setTimeout(() => document.querySelector('#open').focus(), 300)`),
  },
  {
    passes: 'A disclosure with links that closes and returns the focus',
    ...toDisclosure('this.firstElementChild.focus()'),
  },
  { passes: 'A toast without a control', html: withToast('Your boat is waiting.') },
  {
    html: toToast(remove),
    fails: [
      /After Enter on “Close”, no element has the focus/,
      /div > button: After Escape on “Close”, no element has the focus/,
    ],
  },
  {
    ...toDisclosure('document.activeElement.blur()'),
    fails: [/After Escape on “Deutsch”, no element has the focus/],
  },
]);
