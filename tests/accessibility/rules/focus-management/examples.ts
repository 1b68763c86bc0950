import { failedOn, passedOn, withToast, type Example, type Examples } from '../examples.ts';

const heading = '<main><h1>Boats for hire</h1></main>';
const toSuggestion = (attribute = '') =>
  `${heading}<p data-toast>Rudern? <button ${attribute}>Deutsch</button></p>`;

/** A page to which a link leads without loading a document, and what its script does then. */
const navigate = (then: string): Pick<Example, 'variant' | 'otherPages'> => ({
  variant: { state: 'after navigation' },
  otherPages: [
    {
      html: `<main><h1 tabindex="-1">Boats for hire</h1></main>
        <footer><a href="/" onclick="event.preventDefault(); history.pushState(null, '', '/'); ${then}">Boats</a></footer>`,
      css: 'footer { margin-block-start: 3000px }',
      page: {},
    },
  ],
});

const focusHeading = "document.querySelector('h1').focus();";

export const examples: Examples = {
  passed: passedOn('<main><h1>Boats for hire</h1><a href="#prices">To the prices</a></main>', {
    'A link that keeps the focus': {},
    'A navigation that moves the focus, and sets the title, after a moment': {
      html: '<!doctype html><html lang="en"><head><title>Boats &amp; oars &#x2013; for hire</title></head><body></body></html>',
      ...navigate(
        `setTimeout(() => { document.title = 'Boats & oars – for hire'; ${focusHeading} }, 300)`,
      ),
    },
    'A suggestion that leaves the focus alone': {
      html: toSuggestion(),
      variant: { state: 'suggestion shown' },
    },
  }),
  failed: failedOn(heading, {
    'A button that drops the focus': {
      html: withToast('It waits.').replace('onclick="', 'onclick="this.blur(); '),
      variant: { state: 'toast open' },
      message: /^the page: No element has the focus/,
    },
    'A focus that stays behind': {
      ...navigate(''),
      message: /The focus is not in the main content after a link/,
    },
    'A page that does not scroll': {
      ...navigate("document.querySelector('h1').focus({ preventScroll: true })"),
      message: /The element that has the focus after a link led here is out of view/,
    },
    'A title that stays behind': {
      ...navigate(`document.title = 'Prices'; ${focusHeading}`),
      message: /The title is not “Boats for hire” after a link led here/,
    },
    'A suggestion that takes the focus': {
      html: toSuggestion('autofocus'),
      variant: { state: 'suggestion shown' },
      message: /^html > body > p > button: This has taken the focus by itself/,
    },
  }),
};
