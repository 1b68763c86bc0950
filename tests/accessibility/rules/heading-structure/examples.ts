import type { Examples } from '../examples.ts';

const toMain = (content: string) => `<main><h1>Boats for hire</h1>${content}</main>`;

export const examples: Examples = {
  passed: [
    {
      description: 'Sections with a heading or a caption, a hidden one, a list that is marked up',
      html: toMain(`<section><h2>Prices</h2><p>Ten a day.</p><ul><li>– a hat</li></ul></section>
        <article><table><caption>Hours</caption><tr><td>Nine to five</td></tr></table></article>
        <section hidden>Ten a day.</section><p>-5 degrees in winter</p>`),
    },
  ],
  failed: [
    {
      description: 'A list of typed bullets',
      html: toMain('<p>• warm clothes<br>• a hat</p>'),
      message: /“• warm clothes” only looks like a list item/,
    },
    {
      description: 'An h1 that a navigation leaves behind',
      html: '',
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
    {
      description: 'A section whose only heading belongs to an article within it',
      html: toMain('<section id="offers"><article><h2>Prices</h2></article></section>'),
      message: /^#offers: This <section> has no heading/,
    },
  ],
};
