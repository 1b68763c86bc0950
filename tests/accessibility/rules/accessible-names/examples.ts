import type { Examples } from '../examples.ts';

const toMain = (content: string) => `<main><h1>Boats for hire</h1>${content}</main>`;
const long = 'Boats for hire '.repeat(6).trim();

export const examples: Examples = {
  passed: [
    {
      description:
        'Two links of one name, a button of a heading’s name, one with a sign, an ornament',
      html: toMain(`<a href="/">Boats</a> <a href="/">Boats</a> <button>Boats for hire</button>
        <button aria-label="Close the map">×</button> <img alt="" src="data:,">`),
    },
  ],
  failed: [
    {
      description: 'A summary whose name is a sign',
      html: toMain('<details><summary>+</summary><p>Prices</p></details>'),
      message: /There is a disclosure control whose name has no letter or digit/,
    },
    {
      description: 'A landmark without a name',
      html: `<nav><a href="/">Boats</a></nav>${toMain('')}`,
      message: /There is a navigation landmark whose name has no letter or digit/,
    },
    {
      description: 'Two headings of one long name',
      html: toMain(`<h2>${long}</h2><h2>${long}</h2>`),
      message: /There is more than one heading with the name “[\w ]{79}…”/,
    },
    {
      description: 'Two buttons of one name',
      html: toMain('<button>Learn more</button> <button aria-label="Learn more">Sailing</button>'),
      message: /There is more than one button with the name “Learn more”/,
    },
  ],
};
