import { inShadowRoot, toExamples } from '../examples.ts';

export const examples = toExamples([
  {
    passes:
      'A text that the user changes, and a field whose attributes a script writes again, as React does',
    html: `<main><button onclick="this.textContent = 'Canoes'">Rowing boats</button>
      <input name="boat" value="Canoe" aria-label="Boat" /></main>`,
    script: () => {
      const field = document.querySelector('input')!;
      setInterval(() => {
        field.name = '';
        field.setAttribute('value', 'Canoe');
        field.name = 'boat';
      }, 1000);
    },
  },
  {
    html: `<main><h1>Boats for hire</h1><p id="offer">Rowing boats</p></main>
      ${inShadowRoot('<p>Rafts</p>')}`,
    script: () => {
      const { shadowRoot } = document.querySelector('boat-part')!;
      setInterval(() => shadowRoot!.querySelector('p')!.classList.toggle('old'), 1000);
      setInterval(() => (document.querySelector('#offer')!.textContent = 'Canoes'), 8000);
      setTimeout(() => document.querySelector('h1')!.remove(), 3_600_000);
      setTimeout(() => location.assign('/second'), 30_000);
    },
    fails: [
      /boat-part >> p: This changed by itself.*\(WCAG 2\.2\.2, 2\.2\.4\)$/,
      /^#offer: This changed by itself/,
      /main: This changed by itself/,
      /The page went from .* to .*\/second by itself.*\(WCAG 2\.2\.1, 2\.2\.3, 3\.2\.5\)$/,
    ],
  },
]);
