import type { Examples, FailedExample } from '../examples.ts';

const heading = '<main><h1>Boats for hire</h1></main>';
const suggestion = (attribute = '') =>
  `${heading}<p data-toast>Rudern? <button ${attribute}>Deutsch</button></p>`;

/** A page to which a link leads without loading a document, and what its script does then. */
const navigation = (description: string, then: string, html = heading) => ({
  description,
  html,
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
  passed: [
    {
      description: 'A link that keeps the focus',
      html: '<main><h1>Boats for hire</h1><a href="#prices">To the prices</a></main>',
    },
    navigation(
      'A navigation that moves the focus, and sets the title, after a moment',
      `setTimeout(() => { document.title = 'Boats & oars – for hire'; ${focusHeading} }, 300)`,
      '<!doctype html><html lang="en"><head><title>Boats &amp; oars &#x2013; for hire</title></head><body></body></html>',
    ),
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
    {
      ...navigation('A navigation that leaves the focus on nothing', 'this.remove()'),
      message: /No element has the focus/,
    },
    {
      ...navigation('A navigation that leaves the focus in the footer', ''),
      message: /The focus is not in the main content after a link led here/,
    },
    {
      ...navigation(
        'A navigation that stays at the end of the page',
        "document.querySelector('h1').focus({ preventScroll: true })",
      ),
      message: /The element that has the focus after a link led here is out of view/,
    },
    {
      ...navigation('A title that stays behind', `document.title = 'Prices'; ${focusHeading}`),
      message: /The title is not “Boats for hire” after a link led here/,
    },
    {
      description: 'A suggestion that takes the focus',
      html: suggestion('autofocus'),
      variant: { state: 'suggestion shown' },
      message: /^html > body > p > button: This has taken the focus by itself/,
    },
  ] satisfies FailedExample[],
};
