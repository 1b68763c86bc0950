import { toExamples } from '../examples.ts';

export const examples = toExamples([
  {
    passes: 'Links that name their destination, announce a new tab, or mark this page',
    html: `<main id="main"><a href="/rowing">Rowing boats</a> <a href="/rowing">Rowing boats</a>
      <a href="/sailing">Read more</a> <a href="/canoes"><img src="/canoe.png" alt="Canoes"></a>
      <a href="/punts"><img src="/punt.png" alt="Punts"></a> <b id="buoys">Buoys</b>
      <a href="/buoys" aria-labelledby="buoys" aria-label="Read more">More</a>
      <a href="#main" aria-current="page">Boats for hire</a>
      <a href="/map" target="_blank">Map (opens in a new tab)</a>
      <a href="/tides" target="_blank" aria-describedby="note">Tides</a>
      <p id="note">This opens in a new tab.</p></main>`,
  },
  {
    html: `<main><a href="/rowing">Read more</a> <a id="sailing" href="/sailing">Read more</a>
      <a href="/map" target="_blank">Map</a> <a href="/prices" aria-current="page">Prices</a></main>`,
    fails: [
      /^#sailing: “Read more” .*, and another link with this name.*\(WCAG 2\.4\.9\)$/,
      /“Map” leads to \/map, in a new tab, and does not say so.*\(WCAG 3\.2\.5\)$/,
      /“Prices” leads to \/prices, and is marked as the current page.*\(WCAG 4\.1\.2\)$/,
    ],
  },
]);
