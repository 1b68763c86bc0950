import { failedOn, passedOn, type Examples } from '../examples.ts';

const toMain = (content: string) => `<main><h1>Boats for hire</h1>${content}</main>`;

export const examples: Examples = {
  passed: passedOn(
    toMain(`<section><h2>Prices</h2><p>Ten a day.</p><ul><li>– a hat</li></ul></section>
      <article><table><caption>Hours</caption><tr><td>Nine to five</td></tr></table></article>
      <section hidden>Ten a day.</section><p>-5 degrees in winter</p>`),
    { 'Sections with a heading or a caption, a hidden one, a list that is marked up': {} },
  ),
  failed: failedOn(
    toMain(`<section id="offers"><article><h2>Prices</h2></article></section>
      <p>• warm clothes<br>• a hat</p>`),
    {
      'A list of typed bullets': { message: /“• warm clothes” only looks like a list item/ },
      'A section whose only heading belongs to an article within it': {
        message: /^#offers: This <section> has no heading/,
      },
      'An h1 that a navigation leaves behind': {
        variant: { state: 'after navigation' },
        otherPages: [
          {
            page: {},
            html: `<main><h1>Prices</h1><a href="/" onclick="event.preventDefault();
              this.insertAdjacentHTML('afterend', '<h1>Boats</h1>'); history.pushState(null, '', '/')">Boats</a></main>`,
          },
        ],
        message: /h1:nth-of-type\(2\): The page has another <h1> before this one/,
      },
    },
  ),
};
