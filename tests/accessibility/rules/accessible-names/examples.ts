import type { Examples, FailedExample } from '../examples.ts';

const long = 'Boats for hire '.repeat(6).trim();

const toFailed = (description: string, message: RegExp): FailedExample => ({
  description,
  html: `<nav><a href="/">Boats</a></nav><main><h1>Boats for hire</h1>
    <details><summary>+</summary><p>Prices</p></details><h2>${long}</h2><h2>${long}</h2>
    <button>Learn more</button> <button aria-label="Learn more">Sailing</button></main>`,
  message,
});

export const examples: Examples = {
  passed: [
    {
      description:
        'Two links of one name, a button of a heading’s name, one with a sign, an ornament',
      html: `<main><h1>Prices</h1><a href="/">Boats</a> <a href="/">Boats</a> <button>Prices</button>
        <button aria-label="Close the map">×</button> <img alt="" src="data:,"></main>`,
    },
  ],
  failed: [
    toFailed('A summary with a sign', /a disclosure control whose name has no letter or digit/),
    toFailed('A nameless landmark', /a navigation landmark whose name has no letter or digit/),
    toFailed('Two headings of one name', /more than one heading with the name “[\w ]{79}…”/),
    toFailed('Two buttons of one name', /more than one button with the name “Learn more”/),
  ],
};
