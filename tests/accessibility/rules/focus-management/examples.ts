import type { Example, Examples } from '../examples.ts';

const after = { state: 'after navigation' } as const;
const html = '<main><h1>Boats for hire</h1></main>';

/** A link at `/second` that leads here without loading a document, and what its script does then. */
const navigation = (then: string): NonNullable<Example['otherPages']> => [
  {
    html: `<main><h1 tabindex="-1">Boats for hire</h1></main>
      <footer><a href="/" onclick="event.preventDefault(); history.pushState(null, '', '/'); ${then}">Boats</a></footer>`,
    css: 'footer { margin-block-start: 3000px }',
    page: {},
  },
];

const focusHeading = "document.querySelector('h1').focus();";

export const examples: Examples = {
  passed: [
    {
      description: 'A link that keeps the focus',
      html: '<main><h1>Boats for hire</h1><a href="#prices">To the prices</a><h2 id="prices">Prices</h2></main>',
    },
    {
      description: 'A navigation that moves the focus to the heading',
      html,
      variant: after,
      otherPages: navigation(focusHeading),
    },
    {
      description: 'A navigation that moves the focus, and sets the title, after a moment',
      html: '<!doctype html><html lang="en"><head><title>Boats &amp; oars &#x2013; for hire</title></head><body></body></html>',
      variant: after,
      otherPages: navigation(
        `setTimeout(() => { document.title = 'Boats & oars – for hire'; ${focusHeading} }, 300)`,
      ),
    },
    {
      description: 'A suggestion that leaves the focus alone',
      html: '<main><h1>Boats for hire</h1></main><p data-toast>Rudern? <button>Deutsch</button></p>',
      variant: { state: 'suggestion shown' },
    },
  ],
  failed: [
    {
      description: 'A link that drops the focus',
      html: '<main><h1>Boats for hire</h1><a href="#prices" onfocus="this.blur()">To the prices</a></main>',
      message: /^the page: No element has the focus/,
    },
    {
      description: 'A button that drops the focus',
      html: `<main><button id="open" onclick="this.blur(); this.insertAdjacentHTML('afterend', '<p data-toast>It waits.</p>')">Ask</button></main>`,
      variant: { state: 'toast open' },
      message: /No element has the focus/,
    },
    {
      description: 'A navigation that leaves the focus on nothing',
      html,
      variant: after,
      otherPages: navigation('this.remove()'),
      message: /No element has the focus/,
    },
    {
      description: 'A navigation that leaves the focus in the footer',
      html,
      variant: after,
      otherPages: navigation(''),
      message: /The focus is not in the main content after a link led here/,
    },
    {
      description: 'A navigation that stays at the end of the page',
      html,
      variant: after,
      otherPages: navigation("document.querySelector('h1').focus({ preventScroll: true })"),
      message: /The element that has the focus after a link led here is out of view/,
    },
    {
      description: 'A navigation that keeps the title of the page before',
      html,
      variant: after,
      otherPages: navigation(`document.title = 'Prices'; ${focusHeading}`),
      message: /The title is not “Boats for hire” after a link led here/,
    },
    {
      description: 'A suggestion that takes the focus',
      html: '<main><h1>Boats for hire</h1></main><p data-toast>Rudern? <button>Deutsch</button></p>',
      script: () => document.querySelector('button')!.focus(),
      variant: { state: 'suggestion shown' },
      message: /This has taken the focus by itself/,
      target: 'html > body > p > button',
    },
  ],
};
