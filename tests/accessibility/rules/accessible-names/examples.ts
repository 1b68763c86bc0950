import { toExamples } from '../examples.ts';

export const examples = toExamples([
  {
    passes: 'Two links of one name, a button of a heading’s name, one with a sign, an ornament',
    html: `<main><h1>Prices</h1><a href="/">Boats</a> <a href="/">Boats</a> <button>Prices</button>
      <button aria-label="Close the map">×</button> <img alt="" src="data:,"></main>`,
  },
  {
    html: `<nav><a href="/">Boats</a></nav><main><h1>Boats for hire</h1>
      <details><summary>+</summary><p>Prices</p></details><h2>Prices</h2><h2>Prices</h2>
      <button>Learn more</button> <button aria-label="Learn more">Sailing</button></main>`,
    fails: [
      /A disclosure control has a name without a letter/,
      /A navigation has a name without a letter or digit/,
      /More than one heading has the name “Prices”/,
      /More than one button has the name “Learn more”/,
    ],
  },
]);
