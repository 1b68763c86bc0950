import { failedOn, passedOn, type Examples } from '../examples.ts';

export const examples: Examples = {
  passed: passedOn(
    `<main><h1>Prices</h1><a href="/">Boats</a> <a href="/">Boats</a> <button>Prices</button>
      <button aria-label="Close the map">×</button> <img alt="" src="data:,"></main>`,
    { 'Two links of one name, a button of a heading’s name, one with a sign, an ornament': {} },
  ),
  failed: failedOn(
    `<nav><a href="/">Boats</a></nav><main><h1>Boats for hire</h1>
      <details><summary>+</summary><p>Prices</p></details><h2>Prices</h2><h2>Prices</h2>
      <button>Learn more</button> <button aria-label="Learn more">Sailing</button></main>`,
    {
      'A summary with a sign': { message: /A disclosure control has a name without a letter/ },
      'A nameless landmark': { message: /A navigation has a name without a letter or digit/ },
      'Two headings of one name': { message: /More than one heading has the name “Prices”/ },
      'Two buttons of one name': { message: /More than one button has the name “Learn more”/ },
    },
  ),
};
