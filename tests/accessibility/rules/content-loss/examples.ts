import type { Examples } from '../examples.ts';

const season =
  '<main><h1>Boats for hire</h1><p id="season">From the first of May to the last of September.</p></main>';
const image =
  '<img id="boat" alt="A red boat" src="data:image/svg+xml,%3Csvg xmlns=\'http://www.w3.org/2000/svg\' width=\'40\' height=\'40\'/%3E" />';
/** It is 1 by default, and 0 when text has twice the size. */
const transparentWhenLarge = 'opacity: calc(2 - 1rem / 16px)';
const message = /“From the first of May.*” is visible in a viewport of 1280 px and not here/;

export const examples: Examples = {
  passed: [
    {
      description: 'A text that is smaller in a narrow viewport',
      html: season,
      css: '@media (width < 30em) { #season { font-size: 0.9em } }',
      variant: { viewport: '320×256' },
    },
    {
      description: 'A text that stands elsewhere in a narrow viewport',
      html: `${season}<footer>From the first of May to the last of September.</footer>`,
      css: '@media (width < 30em) { #season { display: none } } @media (width >= 30em) { footer { display: none } }',
      variant: { viewport: '320×256' },
    },
    {
      description: 'A button that only comes with its script',
      html: `${season}<button hidden>Ask for a boat</button>`,
      script: () => document.querySelector('button')!.removeAttribute('hidden'),
      variant: { state: 'without JavaScript' },
    },
  ],
  failed: [
    {
      description: 'A text that a narrow viewport hides',
      html: season,
      css: '@media (width < 30em) { #season { display: none } }',
      variant: { viewport: '320×256' },
      message,
      target: '#season',
    },
    {
      description: 'A text that a script removes from a narrow viewport',
      html: season,
      script: () => {
        const text = document.querySelector('#season')!;
        const narrow = matchMedia('(width < 30em)');
        const update = () =>
          narrow.matches ? text.remove() : document.querySelector('main')!.append(text);
        narrow.addEventListener('change', update);
        update();
      },
      variant: { viewport: '320×256' },
      message,
    },
    {
      description: 'A text that is missing in portrait orientation',
      html: season,
      css: '@media (orientation: portrait) { #season { display: none } }',
      variant: { viewport: '390×844' },
      message,
      target: '#season',
    },
    {
      description: 'A text that is missing when text is large',
      html: season,
      css: `#season { ${transparentWhenLarge} }`,
      variant: { preference: 'text 200 %' },
      message,
      target: '#season',
    },
    {
      description: 'A text that is missing when text is large, and is the alternative of an image',
      html: season + image.replace('A red boat', 'From the first of May to the last of September.'),
      css: `#season { ${transparentWhenLarge} }`,
      variant: { preference: 'text 200 %' },
      message,
      target: '#season',
    },
    {
      description: 'A text that has no room when text is spaced',
      html: season,
      css: 'main { block-size: 6rem } #season { line-height: 1; opacity: calc(1.2 - (1lh - 1em) / 1px) }',
      variant: { preference: 'text spacing' },
      message,
      target: '#season',
    },
    {
      description: 'An image that is missing when text is large',
      html: season + image,
      css: `#boat { ${transparentWhenLarge} }`,
      variant: { preference: 'text 200 %' },
      message: /“the image A red boat” is visible in a viewport of 1280 px and not here/,
      target: '#boat',
    },
    {
      description: 'A text that only a script shows',
      html: season,
      css: 'html:not([data-ready]) #season { opacity: 0 }',
      script: () => document.documentElement.setAttribute('data-ready', ''),
      variant: { state: 'without JavaScript' },
      message,
      target: '#season',
    },
  ],
};
