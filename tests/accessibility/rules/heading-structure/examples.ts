import { toExamples } from '../examples.ts';

export const examples = toExamples([
  {
    passes: 'Sections with a heading or a caption, a hidden one, a list that is marked up',
    html: `<main><h1>Boats for hire</h1><section><h2>Prices</h2><p>Ten a day.</p><ul><li>– a hat</li></ul></section>
      <article><table><caption>Hours</caption><tr><td>Nine to five</td></tr></table></article>
      <section hidden>Ten a day.</section><p>-5 degrees in winter</p>
      <p><a href="/">Prices</a> – ten a day</p><p><b>Hours</b> – nine to five</p><p>* Required fields</p></main>`,
  },
  {
    variant: { state: 'after navigation' },
    otherPages: [
      {
        html: `<main><h1>Prices</h1><section id="offers"><article><h2>Prices</h2></article></section>
          <p>• warm clothes<br>• a hat</p>
          <div style="display: grid; grid: auto / 1fr 1fr"><div>‣ oars</div><div>‣ rafts</div></div><a href="/" onclick="event.preventDefault();
          this.insertAdjacentHTML('afterend', '<h1>Boats</h1>'); history.pushState(null, '', '/')">Boats</a></main>`,
      },
    ],
    fails: [
      /“• warm clothes” only looks like a list item.*\(WCAG 1\.3\.1\)$/,
      /“‣ oars” only looks like/,
      /“‣ rafts” only looks like/,
      /^#offers: This <section> has no heading.*\(WCAG 2\.4\.10\)$/,
      /h1:nth-of-type\(2\): The page has another <h1> before this one/,
    ],
  },
]);
