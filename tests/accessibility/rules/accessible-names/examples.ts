import type { Examples } from '../examples.ts';

export const examples: Examples = {
  passed: [
    {
      description: 'A button whose sign has a name',
      html: '<main><h1>Boats for hire</h1><button type="button" aria-label="Close the map">×</button></main>',
    },
    {
      description:
        'Two links of one name, a button with the name of a heading, and a decorative image',
      html: `<main><h1>Prices</h1><a href="/">Boats</a> <a href="/">Boats</a>
        <button type="button">Prices</button><img alt="" src="data:,"></main>`,
    },
  ],
  failed: [
    {
      description: 'A button whose name is a sign',
      html: '<main><h1>Boats for hire</h1><button type="button">×</button></main>',
      message: /There is a button whose name has no letter or digit/,
    },
    {
      description: 'A summary whose name is a sign',
      html: '<main><h1>Boats for hire</h1><details><summary>+</summary><p>Prices</p></details></main>',
      message: /There is a disclosure control whose name has no letter or digit/,
    },
    {
      description: 'A landmark without a name',
      html: '<nav><a href="/">Boats</a></nav><main><h1>Boats for hire</h1></main>',
      message: /There is a navigation landmark whose name has no letter or digit/,
    },
    {
      description: 'Two headings of one name',
      html: '<main><h1>Boats for hire</h1><h2>Prices</h2><h2>Prices</h2></main>',
      message: /There is more than one heading with the name “Prices”/,
    },
    {
      description: 'Two buttons of one name',
      html: `<main><h1>Boats for hire</h1><button type="button">Learn more</button>
        <button type="button" aria-label="Learn more">Sailing</button></main>`,
      message: /There is more than one button with the name “Learn more”/,
    },
  ],
};
