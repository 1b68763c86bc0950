import { toExamples, withToast, type Example } from '../examples.ts';

const heading = '<main><h1>Boats for hire</h1></main>';
const toSuggestion = (attribute = '') =>
  `${heading}<p data-toast>Rudern? <button ${attribute}>Deutsch</button></p>`;

/** The user follows a link that loads no document. The page then runs the script `then`. */
const navigate = (then: string): Pick<Example, 'variant' | 'otherPages'> => ({
  variant: { state: 'after navigation' },
  otherPages: [
    {
      html: `<main><h1 tabindex="-1">Boats for hire</h1></main>
        <footer><a href="/" onclick="event.preventDefault(); history.pushState(null, '', '/'); ${then}">Boats</a></footer>`,
      css: 'footer { margin-block-start: 3000px }',
    },
  ],
});

export const examples = toExamples([
  {
    passes:
      'A navigation that moves the focus into a shadow root after a moment, on a page whose script sets the title late',
    script: () => void setTimeout(() => (document.title = 'Prices'), 1000),
    ...navigate(
      `document.title = 'Prices'; setTimeout(() => { const host = document.querySelector('h1'); host.attachShadow({ mode: 'open' }).innerHTML = '<b tabindex=-1>Boats</b>'; host.shadowRoot.firstChild.focus() }, 1500)`,
    ),
  },
  { passes: 'A link that keeps the focus', html: `${heading}<a href="#prices">To the prices</a>` },
  { passes: 'A page without controls', html: heading, variant: { state: 'skip link focused' } },
  {
    passes: 'A suggestion that leaves the focus alone',
    html: toSuggestion(),
    variant: { state: 'suggestion shown' },
  },
  {
    html: withToast('It waits.').replace('onclick="', 'onclick="this.blur(); '),
    variant: { state: 'toast open' },
    fails: [/^the page: No element has the focus/],
  },
  {
    ...navigate("document.title = 'Prices'"),
    fails: [
      /After a link led here, the focus is not in the main content/,
      /The title is “Boats for hire” when the browser loads the page, but not when a link leads here.*\(WCAG 2\.4\.2\)$/,
    ],
  },
  {
    ...navigate("document.querySelector('h1').focus({ preventScroll: true })"),
    fails: [/After a link led here, the element that has the focus is out of view/],
  },
  {
    html: toSuggestion('autofocus'),
    variant: { state: 'suggestion shown' },
    fails: [/^html > body > p > button: This has taken the focus by itself/],
  },
]);
