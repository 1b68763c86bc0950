import { failedOn, passedOn, type Examples } from '../examples.ts';

export const examples: Examples = {
  passed: passedOn(
    `<main id="main"><a href="/rowing">Rowing boats</a> <a href="/rowing">Rowing boats</a>
      <a href="/sailing">Read more</a> <a href="#main" aria-current="page">Boats for hire</a>
      <a href="/map" target="_blank">Map (opens in a new tab)</a>
      <a href="/tides" target="_blank" aria-describedby="note">Tides</a>
      <p id="note">This opens in a new tab.</p></main>`,
    { 'Links that tell where they lead, announce a new tab, and mark this page': {} },
  ),
  failed: failedOn(
    `<main><a href="/rowing">Read more</a> <a id="sailing" href="/sailing">Read more</a>
      <a href="/map" target="_blank">Map</a> <a href="/prices" aria-current="page">Prices</a></main>`,
    {
      'One name': { message: /^#sailing: “Read more” .*, and another link with this name/ },
      'A new tab': { message: /“Map” leads to \/map, in a new tab, and does not say so/ },
      'Another page': { message: /“Prices” leads to \/prices, and is marked as the current page/ },
    },
  ),
};
