import type { Examples, FailedExample } from '../examples.ts';

const words = 'From the first of May to the last of September.';
const season = `<main><h1>Boats for hire</h1><p id="season">${words}</p></main>`;
const image = (alt: string) =>
  `<img id="boat" alt="${alt}" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='40' height='40'/%3E" />`;
/** It is 1 by default, and 0 when text has twice the size. */
const transparentWhenLarge = 'opacity: calc(2 - 1rem / 16px)';
const hiddenWhenNarrow = '@media (width < 30em) { #season { display: none } }';

const toFailed = (
  description: string,
  variant: NonNullable<FailedExample['variant']>,
  css: string,
  html = season,
): FailedExample => ({
  description,
  html,
  css,
  variant,
  message: /^#season: “From the first of May.*” is visible in a viewport of 1280 px and not here/,
});

export const examples: Examples = {
  passed: [
    {
      description: 'A text that stands elsewhere, and smaller, in a narrow viewport',
      html: `${season}<footer>${words}</footer>`,
      css: `${hiddenWhenNarrow} footer { font-size: 0.9em } @media (width >= 30em) { footer { display: none } }`,
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
    toFailed('A text that a narrow viewport hides', { viewport: '320×256' }, hiddenWhenNarrow),
    toFailed(
      'A text that is missing in portrait orientation',
      { viewport: '390×844' },
      '@media (orientation: portrait) { #season { display: none } }',
    ),
    toFailed(
      'A text that is missing when text is large, and is the alternative of an image',
      { preference: 'text 200 %' },
      `#season { ${transparentWhenLarge} }`,
      season + image(words),
    ),
    toFailed(
      'A text that has no room when text is spaced',
      { preference: 'text spacing' },
      'main { block-size: 6rem } #season { line-height: 1; opacity: calc(1.2 - (1lh - 1em) / 1px) }',
    ),
    toFailed(
      'A text that only a script shows',
      { state: 'without JavaScript' },
      '@media (scripting: none) { #season { opacity: 0 } }',
    ),
    {
      description: 'A text that a script removes from a narrow viewport',
      html: season,
      script: () =>
        addEventListener('resize', () => {
          if (innerWidth < 480) document.querySelector('#season')!.remove();
        }),
      variant: { viewport: '320×256' },
      message:
        /^the page: “From the first of May.*” is visible in a viewport of 1280 px and not here/,
    },
    {
      description: 'An image that is missing when text is large',
      html: season + image('A red boat'),
      css: `#boat { ${transparentWhenLarge} }`,
      variant: { preference: 'text 200 %' },
      message: /^#boat: “the image A red boat” is visible in a viewport of 1280 px and not here/,
    },
  ],
};
