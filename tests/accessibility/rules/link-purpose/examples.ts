import type { Examples } from '../examples.ts';

export const examples: Examples = {
  passed: [
    {
      description: 'Links that tell where they lead, announce a new tab, and mark this page',
      html: `<main id="main"><a href="/rowing">Rowing boats</a> <a href="/rowing">Rowing boats</a>
        <a href="/sailing">Read more</a> <a href="#main" aria-current="page">Boats for hire</a>
        <a href="/map" target="_blank">Map (opens in a new tab)</a>
        <a href="/tides" target="_blank" aria-describedby="note">Tides</a>
        <p id="note">This opens in a new tab.</p></main>`,
    },
  ],
  failed: [
    {
      description: 'Two links with one name that lead to two places',
      html: '<main><a href="/rowing">Read more</a> <a id="sailing" href="/sailing">Read more</a></main>',
      message: /^#sailing: “Read more” leads to \/sailing, and another link with this name/,
    },
    {
      description: 'A link that opens a new tab and does not say so',
      html: '<main><a href="/map" target="_blank">Map</a></main>',
      message: /“Map” leads to \/map, in a new tab, and does not say so/,
    },
    {
      description: 'A link to another page that is marked as the current page',
      html: '<main><a href="/sailing" aria-current="page">Sailing</a></main>',
      message: /“Sailing” leads to \/sailing, and is marked as the current page/,
    },
  ],
};
