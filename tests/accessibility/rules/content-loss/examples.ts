import { toExamples } from '../examples.ts';

const image = (id: string, alt: string) =>
  `<img id="${id}" alt="${alt}" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='40' height='40'/%3E" />`;

const variant = { viewport: '320×256' } as const;
const unscripted = { state: 'without JavaScript' };

export const examples = toExamples([
  // The first five examples test the same page. Its styles hide `#large` and `#boat` only with text of 200 %,
  // and `#spaced` only with spaced text.
  {
    html: `<main><p id="narrow">Rowing boats</p><p id="upright">Sailing boats</p>
      <p id="large">Boats for two</p>${image('alternative', 'Boats for two')}${image('boat', 'A red boat')}
      <div><p id="spaced">Every day</p></div><p id="scripted">Ten a day</p><p id="removed">Oars</p></main>
      <style>
        @media (width < 30em) { #narrow { display: none } }
        @media (orientation: portrait) { #upright { display: none } }
        #large, #boat { opacity: calc(2 - 1rem / 16px) }
        #spaced { line-height: 1; opacity: calc(1.2 - (1lh - 1em) / 1px) }
        html:not([data-ready]) #scripted { opacity: 0 }
      </style>
      <script>
        document.documentElement.setAttribute('data-ready', '');
        if (innerWidth < 480) removed.remove();
      </script>`,
    variant,
    fails: [
      /^#narrow: “Rowing boats” is visible in a/,
      /^the page: “Oars” is visible in a viewport of 1280/,
    ],
  },
  { variant: { viewport: '390×844' }, fails: [/^#upright: “Sailing boats” is visible in/] },
  {
    variant: { preference: 'text 200 %' },
    fails: [
      /^#large: “Boats for two” is visible/,
      /^#boat: “the image A red boat” is visible in a/,
    ],
  },
  { variant: { preference: 'text spacing' }, fails: [/^#spaced: “Every day” is visible in a/] },
  { variant: unscripted, fails: [/^#scripted: “Ten a day” is visible in/] },
  {
    passes: 'A text that is smaller and in another place in a narrow viewport',
    html: '<p>Rowing boats</p><footer>Rowing boats</footer>',
    css: 'footer { font-size: 0.9em } @media (width < 30em) { p { display: none } } @media (width >= 30em) { footer { display: none } }',
    variant,
  },
  {
    passes: 'A button that appears with its script',
    html: '<button hidden>Ask</button>',
    script: () => document.querySelector('button')!.removeAttribute('hidden'),
    variant: unscripted,
  },
]);
