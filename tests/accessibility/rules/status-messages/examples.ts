import { failedOn, passedOn, type Examples } from '../examples.ts';

const text = 'Your boat is waiting.';
const close = "toast.remove(); region.textContent = '';";

/** A button that shows a toast and announces it, Escape closes it; each part can be another. */
const page = ({
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

export const examples: Examples = {
  passed: passedOn(page(), {
    'A toast with a button, that an <output> announces after a moment': {
      html: page({
        region: '<output></output>',
        toast: `<p data-toast><span>Your boat\n is waiting.</span> <button>Close</button></p>`,
        onOpen: `region.textContent = ''; setTimeout(() => { region.textContent = '${text}' }, 500);`,
      }),
    },
  }),
  failed: failedOn(page(), {
    'A live region that comes with its text': {
      html: page({ region: '<p></p>', onOpen: "region.role = 'status';" }),
      message: /There is no empty, polite live region/,
    },
    'A live region that is hidden from screen readers': {
      html: page({ region: '<div role="status" aria-hidden="true"></div>' }),
      message: /There is no empty, polite live region/,
    },
    'A toast that is announced twice': {
      html: page({ onOpen: "setTimeout(() => { region.textContent += ' ' }, 200);" }),
      message: /The message was announced 2 times/,
    },
    'A toast that is announced in other words': {
      html: page({ onOpen: "region.textContent = 'Success';" }),
      message: /The message shows “Your boat is waiting.”, and “Success” is announced/,
    },
    'A toast that is a live region itself': {
      html: page({ toast: `<p data-toast aria-live="polite">${text}</p>` }),
      message: /The message stands in 2 live regions/,
    },
    'A toast that is announced the first time alone': {
      html: page().replace("'click', () => {", "'click', () => { if (toast.isConnected) return;"),
      message: /The message is not announced when it is asked for once more/,
    },
    'A toast that interrupts': {
      html: page({ toast: `<p data-toast role="alert">${text}</p>` }),
      message: /A message interrupts/,
    },
    'A toast that takes the focus': {
      html: page({ onOpen: 'toast.tabIndex = -1; toast.focus();' }),
      message: /The focus left the button when the message appeared/,
    },
    'A toast that goes away by itself': {
      html: page({ onOpen: `setTimeout(() => { ${close} }, 5000);` }),
      message: /The message went away by itself/,
    },
    'A toast that Escape does not close': {
      html: page({ onEscape: '' }),
      message: /Escape does not close the message/,
    },
    'A toast that is closed and drops the focus': {
      html: page({ onEscape: `${close} button.blur();` }),
      message: /The focus is not on the button after the message was closed/,
    },
  }),
};
