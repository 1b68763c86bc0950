import { toExamples } from '../examples.ts';

const toRendered = (content: string) =>
  `<app-root id="root">Wait …</app-root><noscript>Turn on JavaScript.</noscript><script>root.innerHTML = '${content}'</script>`;

export const examples = toExamples([
  {
    passes: 'A text in a custom element, and an element that a script adds',
    html: '<main-part><h1>Boats for hire</h1></main-part>',
    script: () => document.querySelector('main-part')!.append(document.createElement('button')),
  },
  {
    passes: 'A page that a script renders, with attributes as the browser writes them',
    html: toRendered(
      '<main><h1>Boats for hire</h1><button type="button" hidden>Ask</button></main>',
    ),
  },
  {
    html: toRendered(
      '<main><h1>Boats for hire</h1><p id="boat">Rowing boat</p><p id="boat">Sailing boat</p></main>',
    ),
    fails: [/main.*: no-dup-id: /],
  },
  // `heading-level` reports the second <h1>, which no other engine reports (`docs/engines.md`).
  {
    html: `<main><h1>Boats for hire</h1><h1>Prices</h1><button>Show the prices</button><img src="boat.png">
      <p id="boat">Rowing boat</p><p id="boat">Sailing boat</p><p>Rowing boat<div>30 € an hour</div></main>`,
    fails: [
      'heading-level',
      'no-implicit-button-type',
      'wcag/h37',
      'no-dup-id',
      'no-implicit-close',
    ].map((rule) => new RegExp(`^html > body > main.*: ${rule}: `)),
  },
]);
