import { failedOn, passedOn, type Examples } from '../examples.ts';

/** Three links, of which one has an attribute of its own. */
const toLinks = (name = '', attribute = '') =>
  ['Rowing', 'Sailing', 'Prices']
    .map((one) => `<a href="/${one}" ${one === name ? attribute : ''}>${one}</a>`)
    .join(' ');
const toPage = (name?: string, attribute?: string) => `<main>${toLinks(name, attribute)}</main>`;
const toList = (name?: string, attribute?: string) =>
  `<main><details><summary>Boats</summary><p>${toLinks(name, attribute)}</p></details><a href="/all">All</a></main>`;
const row = 'main { display: flex; gap: 1rem }';
const rtl = { locale: 'ar', dir: 'rtl' } as const;
const againstWriting = {
  html: toPage(),
  css: `${row} main { flex-direction: row-reverse }`,
  message: /“Sailing” takes the focus after “Rowing” but is seen before it/,
};

export const examples: Examples = {
  passed: passedOn(toPage(), {
    'A row of links from right to left': { css: row, page: rtl },
    'Links in two columns': { css: 'a { display: block } main { columns: 2 }' },
    'A list that closes behind the focus': {
      html: toList(),
      script: () => {
        const details = document.querySelector('details')!;
        details.addEventListener('focusout', ({ relatedTarget }) => {
          if (!details.contains(relatedTarget as Node | null)) details.open = false;
        });
      },
      variant: { state: 'list open' },
    },
  }),
  failed: failedOn(toPage(), {
    'A link that drops the focus': {
      html: toPage('Sailing', 'onfocus="this.blur()"'),
      message: /a:nth-of-type\(2\): Tab does not reach “Sailing” in its turn/,
    },
    'A link that takes its turn first': {
      html: toPage('Prices', 'tabindex="5"'),
      message: /a:nth-of-type\(3\): Tab does not reach “Prices” in its turn/,
    },
    'A link of an open list that Tab passes by': {
      html: toList('Sailing', 'tabindex="-1"'),
      variant: { state: 'list open' },
      message: /details .*: Tab does not reach “Sailing” in its turn/,
    },
    'A last link that is seen first': {
      css: 'main { display: grid } a:last-child { order: -1 }',
      message: /“Prices” takes the focus after “Sailing” but is seen before it/,
    },
    'A row against the writing direction': { ...againstWriting },
    'The same from right to left': { ...againstWriting, page: rtl },
    'A link that holds the focus': {
      html: toPage('Sailing', 'onkeydown="event.preventDefault()"'),
      message: /Tab reaches “Sailing” more than once/,
    },
    'Another way back': {
      html: toPage(
        'Prices',
        `onkeydown="if (event.shiftKey) { event.preventDefault(); document.querySelector('a').focus() }"`,
      ),
      message: /Shift and Tab lead to “Rowing” instead of “Sailing”/,
    },
    'A way back that drops the focus': {
      html: toPage(
        'Prices',
        `onkeydown="if (event.shiftKey && event.key === 'Tab') { event.preventDefault(); this.blur() }"`,
      ),
      message: /Shift and Tab lead to nothing instead of “Sailing”/,
    },
  }),
};
