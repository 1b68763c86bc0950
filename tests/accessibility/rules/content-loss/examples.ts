import { passedOn, type Examples, type FailedExample } from '../examples.ts';

const image = (id: string, alt: string) =>
  `<img id="${id}" alt="${alt}" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='40' height='40'/%3E" />`;

/** Each part is lost in another variant. What needs the opacity is 1 by default, and 0 in its variant. */
const toFailed = (
  target: string,
  text: string,
  variant: NonNullable<FailedExample['variant']>,
): FailedExample => ({
  description: `${text} in ${Object.values(variant).join()}`,
  html: `<main><p id="narrow">Rowing boats</p><p id="upright">Sailing boats</p>
    <p id="large">Boats for two</p>${image('alternative', 'Boats for two')}${image('boat', 'A red boat')}
    <div><p id="spaced">From May to September</p></div><p id="scripted">Ten a day</p><p id="removed">Oars</p></main>`,
  css: `@media (width < 30em) { #narrow { display: none } }
    @media (orientation: portrait) { #upright { display: none } }
    #large, #boat { opacity: calc(2 - 1rem / 16px) }
    #spaced { line-height: 1; opacity: calc(1.2 - (1lh - 1em) / 1px) }
    html:not([data-ready]) #scripted { opacity: 0 }`,
  script: () => {
    document.documentElement.setAttribute('data-ready', '');
    addEventListener('resize', () => {
      if (innerWidth < 480) document.querySelector('#removed')?.remove();
    });
  },
  variant,
  message: new RegExp(`^${target}: “${text}” is visible in a viewport of 1280 px and not here`),
});

export const examples: Examples = {
  passed: passedOn('<p>Rowing boats</p><footer>Rowing boats</footer><button hidden>Ask</button>', {
    'A text that stands elsewhere, and smaller, in a narrow viewport': {
      css: 'footer { font-size: 0.9em } @media (width < 30em) { p { display: none } } @media (width >= 30em) { footer { display: none } }',
      variant: { viewport: '320×256' },
    },
    'A button that only comes with its script': {
      script: () => document.querySelector('button')!.removeAttribute('hidden'),
      variant: { state: 'without JavaScript' },
    },
  }),
  failed: [
    toFailed('#narrow', 'Rowing boats', { viewport: '320×256' }),
    toFailed('the page', 'Oars', { viewport: '320×256' }),
    toFailed('#upright', 'Sailing boats', { viewport: '390×844' }),
    toFailed('#large', 'Boats for two', { preference: 'text 200 %' }),
    toFailed('#boat', 'the image A red boat', { preference: 'text 200 %' }),
    toFailed('#spaced', 'From May to September', { preference: 'text spacing' }),
    toFailed('#scripted', 'Ten a day', { state: 'without JavaScript' }),
  ],
};
