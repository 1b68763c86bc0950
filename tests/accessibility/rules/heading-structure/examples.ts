import type { Examples } from '../examples.ts';

export const examples: Examples = {
  passed: [
    {
      description: 'Sections with a heading or a caption, and a list that is marked up',
      html: `<main><h1>Boats for hire</h1>
        <section><h2>Prices</h2><p>Ten a day.</p><ul><li>– a hat</li></ul></section>
        <article><table><caption>Hours</caption><tr><td>Nine to five</td></tr></table></article></main>`,
    },
    {
      description: 'A section that is hidden, and a word that begins with a hyphen',
      html: '<main><h1>Boats for hire</h1><section hidden>Ten a day.</section><p>-5 degrees in winter</p></main>',
    },
  ],
  failed: [
    {
      description: 'A list of typed bullets',
      html: '<main><h1>Boats for hire</h1><p>• warm clothes<br>• a hat</p></main>',
      message: /“• warm clothes” only looks like a list item/,
    },
    {
      description: 'A second h1',
      html: '<main><h1>Boats for hire</h1><h1 id="second">Prices</h1></main>',
      message: /The page has another <h1> before this one/,
      target: '#second',
    },
    {
      description: 'An h1 that a navigation leaves behind',
      html: '',
      variant: { state: 'after navigation' },
      otherPages: [
        {
          page: { address: '/second' },
          html: '<main><h1>Prices</h1><a href="/">Boats</a></main>',
          script: () =>
            document.querySelector('a')!.addEventListener('click', (event) => {
              event.preventDefault();
              document.querySelector('main')!.insertAdjacentHTML('beforeend', '<h1>Boats</h1>');
              history.pushState(null, '', '/');
            }),
        },
      ],
      message: /The page has another <h1> before this one/,
      target: 'html > body > main > h1:nth-of-type(2)',
    },
    {
      description: 'A section whose only heading belongs to an article within it',
      html: '<main><h1>Boats for hire</h1><section id="offers"><article><h2>Prices</h2></article></section></main>',
      message: /This <section> has no heading/,
      target: '#offers',
    },
  ],
};
