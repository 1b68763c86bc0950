import { toExamples } from '../examples.ts';

export const examples = toExamples([
  {
    passes:
      'Two links with one name, a button with the name of a heading, a sign with a label, an ornament',
    html: `<main><h1>Prices</h1><a href="/">Boats</a> <a href="/">Boats</a> <button>Prices</button>
      <button aria-label="Close the map">×</button> <img alt="" src="data:,"></main>`,
  },
  {
    html: `<nav><a href="/">Boats</a></nav><main><h1>Boats for hire</h1>
      <details><summary>+</summary><p>Prices</p></details><h2>Prices</h2><h2>Prices</h2>
      <button>Learn more</button> <button aria-label="Learn more">Sailing</button></main>`,
    fails: [
      /^html > body > main > details > summary: A disclosure control has a name without a letter.*\(WCAG 4\.1\.2\)$/,
      /A navigation has a name without a letter or digit.*\(WCAG 1\.3\.1\)$/,
      /^html > body > main > h2:nth-of-type\(2\): More than one heading has the name “Prices”.*\(WCAG 2\.4\.6\)$/,
      /More than one button has the name “Learn more”/,
    ],
  },
]);
