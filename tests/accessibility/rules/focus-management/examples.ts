import type { Example, Examples, FailedExample } from '../examples.ts';

const heading = '<main><h1>Boats for hire</h1></main>';
const suggestion = (attribute = '') =>
  `${heading}<p data-toast>Rudern? <button ${attribute}>Deutsch</button></p>`;

/** A page to which a link leads without loading a document, and what its script does then. */
const navigation = (then: string): Pick<Example, 'variant' | 'otherPages'> => ({
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

const toFailed = (description: string, then: string, message: RegExp): FailedExample => ({
  ...navigation(then),
  description,
  html: heading,
  message,
});

const focusHeading = "document.querySelector('h1').focus();";

export const examples: Examples = {
  passed: [
    {
      description: 'A link that keeps the focus',
      html: '<main><h1>Boats for hire</h1><a href="#prices">To the prices</a></main>',
    },
    {
      description: 'A navigation that moves the focus, and sets the title, after a moment',
      html: '<!doctype html><html lang="en"><head><title>Boats &amp; oars &#x2013; for hire</title></head><body></body></html>',
      ...navigation(
        `setTimeout(() => { document.title = 'Boats & oars – for hire'; ${focusHeading} }, 300)`,
      ),
    },
    {
      description: 'A suggestion that leaves the focus alone',
      html: suggestion(),
      variant: { state: 'suggestion shown' },
    },
  ],
  failed: [
    {
      description: 'A button that drops the focus',
      html: `<main><button id="open" onclick="this.blur(); this.insertAdjacentHTML('afterend', '<p data-toast>It waits.</p>')">Ask</button></main>`,
      variant: { state: 'toast open' },
      message: /^the page: No element has the focus/,
    },
    toFailed('A link that is removed', 'this.remove()', /No element has the focus/),
    toFailed('A focus that stays behind', '', /The focus is not in the main content after a link/),
    toFailed(
      'A page that does not scroll',
      "document.querySelector('h1').focus({ preventScroll: true })",
      /The element that has the focus after a link led here is out of view/,
    ),
    toFailed(
      'A title that stays behind',
      `document.title = 'Prices'; ${focusHeading}`,
      /The title is not “Boats for hire” after a link led here/,
    ),
    {
      description: 'A suggestion that takes the focus',
      html: suggestion('autofocus'),
      variant: { state: 'suggestion shown' },
      message: /^html > body > p > button: This has taken the focus by itself/,
    },
  ],
};
