import { toExamples } from '../examples.ts';

const text = 'Your boat is waiting.';
const close = "toast.remove(); region.textContent = '';";

const toPage = ({
  region = '<div role="status"></div>',
  toast = `<p data-toast>${text}</p>`,
  onOpen = '',
  onEscape = close,
} = {}) => `<main><button id="open">Ask for a boat</button>${region}</main>
  <template>${toast}</template>
  <script>
    const [button, region] = document.querySelector('main').children;
    const toast = document.querySelector('template').content.firstElementChild;
    button.addEventListener('click', () => {
      button.after(toast);
      region.textContent = '${text}';
      ${onOpen}
    });
    addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') { ${onEscape} }
    });
  </script>`;

export const examples = toExamples([
  {
    passes: 'A toast with a button that an <output> announces after a moment',
    html: toPage({
      region: '<output></output>',
      toast: `<p data-toast><span>Your boat\n is waiting.</span> <button>Close</button></p>`,
      onOpen: `region.textContent = ''; setTimeout(() => { region.textContent = '${text}' }, 500);`,
    }),
  },
  {
    html: toPage({
      toast: `<p data-toast role="alert">${text}</p>`,
      onOpen: `region.textContent = 'Success'; setTimeout(() => { region.textContent += ' ' }, 200);
            toast.tabIndex = -1; toast.focus();`,
      onEscape: '',
    }),
    fails: [
      /The message was announced 2 times/,
      /The message shows “Your boat is waiting.”, but “Success” is announced.*\(WCAG 4\.1\.3\)$/,
      /A message interrupts.*\(WCAG 2\.2\.4\)$/,
      /The focus left the button when the message appeared/,
      /Escape does not close the message/,
    ],
  },
  {
    html: toPage({ onOpen: `setTimeout(() => { ${close} }, 1500);` }),
    fails: [/The message went away by itself.*\(WCAG 2\.2\.1\)$/],
  },
  {
    html: toPage({
      region: '<p></p>',
      onOpen: `region.role = 'status'; setTimeout(() => { ${close} }, 5000);`,
      onEscape: `${close} button.blur();`,
    }),
    fails: [
      /There is no empty, polite live region/,
      /The message went away by itself/,
      /The focus is not on the button after the message was closed/,
    ],
  },
  {
    html: toPage({
      region: '<div role="status" aria-hidden="true"></div>',
      toast: `<p data-toast aria-live="polite">${text}</p>`,
    }).replace("'click', () => {", "'click', () => { if (toast.isConnected) return;"),
    fails: [
      /There is no empty, polite live region/,
      /The message is in 2 live regions/,
      /The message is not announced when it is requested again/,
    ],
  },
  {
    html: `${toPage()}<button id="quiet">Ask for more</button>`,
    config: { statusMessage: { state: 'toast open', trigger: '#quiet', message: '[data-toast]' } },
    cannotTell: /^On a newly loaded page, no message appeared/,
  },
]);
